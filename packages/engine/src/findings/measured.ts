/** What was measured of a line. */
export interface MeasuredCodes {
  /** What was used in place of the catalogue's figure: «fresa: 7,5 °Brix (lo normal es 6,7)». */
  readonly 'measured.used': {
    readonly ingredient: string
    readonly figure: string
    readonly value: number
    readonly unit: string
    readonly usual: number
  }
}
