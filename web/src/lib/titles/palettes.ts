/** The palettes of all titles, for the whole client: import it after app.css, whose colours they replace. */
import.meta.glob("./*/palette.css", { eager: true });
