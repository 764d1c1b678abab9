/** What a file may be. Books of workshops stay far below; what is beyond is refused before it is read. */

const MEGA = 1024 * 1024

export const FILE_LIMITS = {
  /** Bytes of the file as it comes. */
  bytes: 20 * MEGA,
  /** Parts of a zip. */
  entries: 4000,
  /** Bytes of all parts that are read, unzipped. */
  unzipped: 48 * MEGA,
  /** Bytes of one recipe of an export, with its picture. */
  recipe: 8 * MEGA,
  sheets: 500,
  /** Rows and cells of all sheets. */
  rows: 100_000,
  cells: 600_000,
  /** Columns of a sheet: cells farther to the right are no recipe. */
  columns: 256,
  /** Letters of one cell, the limit of Excel itself (Microsoft, «Excel specifications and limits»: 32,767). */
  text: 32_767,
  /** Letters of one row of a text. */
  line: 200_000,
  /** Recipes of a file. */
  recipes: 2000,
  /** Levels of a JSON text. */
  depth: 32,
} as const
