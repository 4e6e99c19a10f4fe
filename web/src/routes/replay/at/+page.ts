export const trailingSlash = "always"; // a static host has the page as a file of this folder
