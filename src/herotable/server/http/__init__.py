"""The HTTP side: routes, play over WebSocket, the OpenAPI document, rate limits and headers."""
