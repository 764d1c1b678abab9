/** Lines of a plan that a request of the limit pays for: reading them takes about as long as the dearest formula may. */
export const LINES_A_REQUEST = 1_000
