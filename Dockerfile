# Hero Table's server: pages built, packages installed by their lock, rules compiled. docs/server.md says how to run it.

FROM node:22-bookworm-slim AS pages
WORKDIR /build/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY web ./
COPY src/herotable /build/src/herotable
RUN npm run build

FROM python:3.13-slim-bookworm AS program
# Machine code fits one kind of processor. Without a name it is that of the machine that builds the image; on another
# kind the server compiles anew at its start. For an image that goes to other machines name the least of them, such as
# x86-64-v3: the code then uses what every such processor can do, and no lesser one can run the image.
ARG CPU_NAME=""
ENV NUMBA_CPU_NAME=${CPU_NAME} HEROTABLE_CACHE=/var/cache/herotable PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /build
COPY requirements/server.lock requirements/server.lock
RUN python -m venv /opt/herotable \
    && /opt/herotable/bin/pip install --no-compile --no-deps --require-hashes -r requirements/server.lock
COPY pyproject.toml hatch_build.py README.md LICENSE NOTICE ./
COPY src src
COPY --from=pages /build/src/herotable/pages src/herotable/pages
# The last command compiles to bytecode what a server imports: the program's user may not write there.
RUN /opt/herotable/bin/pip install --no-deps --no-build-isolation . \
    && /opt/herotable/bin/herotable build cache \
    && /opt/herotable/bin/herotable server document > /dev/null

FROM python:3.13-slim-bookworm
ARG CPU_NAME=""
ENV NUMBA_CPU_NAME=${CPU_NAME} HEROTABLE_CACHE=/var/cache/herotable HEROTABLE_DATA=/var/lib/herotable \
    PATH=/opt/herotable/bin:$PATH
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/herotable herotable
COPY --from=program /opt/herotable /opt/herotable
COPY --from=program /var/cache/herotable /var/cache/herotable
USER 10001
WORKDIR /var/lib/herotable
VOLUME /var/lib/herotable
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/ready', timeout=4)"]
ENTRYPOINT ["herotable"]
CMD ["serve", "--no-qr"]
