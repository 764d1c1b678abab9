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
  /** Columns that a sheet may say the width of, those of Excel (the same page as below: 16,384). */
  widths: 16_384,
  /** Places of all sheets up to their last row and column, filled or not. */
  places: 4_000_000,
  /** Letters of all cells together, each as often as it stands there: as many as the largest text may have. */
  letters: 20 * MEGA,
  /** Number formats and styles of cells, as many as Excel has (the same page: 65,490). */
  formats: 65_490,
  /** Elements of XML of all parts: 600,000 cells with a value, half of them a formula or a text, have two million at most. */
  marks: 2_000_000,
  /** Letters of one cell, the limit of Excel itself (Microsoft, «Excel specifications and limits»: 32,767). */
  text: 32_767,
  /** Letters of one row of a text. */
  line: 200_000,
  /** Recipes of a file. */
  recipes: 2000,
  /** Levels of a JSON text. */
  depth: 32,
} as const
