/** Lines of a plan that a request of the limit pays for: reading them takes about as long as the dearest formula may. */
export const LINES_A_REQUEST = 1_000
/** KiB of a plan that a request pays for: as much as 1,000 lines with a name and a few figures take. */
export const KIBIBYTES_A_REQUEST = 64
