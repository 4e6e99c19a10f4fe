"""What browsers and programs reach: routes, WebSocket play, the OpenAPI document, limits and headers."""
