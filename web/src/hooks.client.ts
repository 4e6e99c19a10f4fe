/** A wrong address is answered by its page; the console is for what went wrong with us. */
import type { HandleClientError } from "@sveltejs/kit";

export const handleError: HandleClientError = ({ error, status }) => {
  if (status !== 404) console.error(error);
};
