import type { FindingText, NoValues } from './finding.ts'

/** What is said of the plan of a day. */
export interface ProductionCodes {
  /** «Producto 2 («Hogaza»)», as the start of a sentence. */
  readonly 'production.at-product': { readonly position: number; readonly name?: string }
  readonly 'production.at-part': { readonly where: FindingText; readonly position: number; readonly name?: string }
  readonly 'production.at-machine': { readonly position: number; readonly name?: string }
  readonly 'production.no-products': NoValues
  readonly 'production.too-many-products': { readonly sent: number; readonly most: number }
  readonly 'production.not-an-object': { readonly where: FindingText }
  readonly 'production.bad-name': { readonly where: FindingText; readonly longest: number }
  readonly 'production.bad-grams': { readonly where: FindingText; readonly most: number }
  readonly 'production.bad-loss': { readonly where: FindingText; readonly most: number }
  readonly 'production.bad-pieces': { readonly where: FindingText; readonly most: number }
  readonly 'production.no-parts': { readonly where: FindingText }
  readonly 'production.too-many-lines': { readonly product: string; readonly lines: number; readonly most: number }
  readonly 'production.bad-division': { readonly least: number; readonly most: number }
  readonly 'production.bad-table': { readonly field: string }
  readonly 'production.bad-figure': { readonly field: string; readonly name: string; readonly most: number }
  readonly 'production.name-too-long': { readonly field: string; readonly name: string; readonly most: number }
  readonly 'production.too-many-rows': { readonly field: string; readonly most: number }
  readonly 'production.bad-machines': { readonly most: number }
  readonly 'production.bad-capacity': { readonly where: FindingText; readonly most: number }
  readonly 'production.machine-for-nothing': { readonly where: FindingText }
  readonly 'production.too-many-batches': { readonly machine: string; readonly name: string; readonly batches: number }
  readonly 'production.told-apart': { readonly title: string; readonly names: readonly string[] }
  readonly 'production.no-such-stock': { readonly name: string }
  readonly 'production.which-stock': { readonly name: string; readonly names: readonly string[] }
  readonly 'production.unused-entry': { readonly name: string }
  /** Ingredients of which nobody knows how much to weigh and to buy. */
  readonly 'production.not-weighed': { readonly names: readonly string[]; readonly more: number }
  readonly 'production.unweighed': { readonly names: readonly string[]; readonly more: number }
  readonly 'production.unpriced': { readonly names: readonly string[]; readonly more: number }
  readonly 'production.unknown': { readonly names: readonly string[]; readonly more: number }
  readonly 'production.more-notes': { readonly amount: number }
  /** «Para Tabletas, Hogaza y Entremet.» */
  readonly 'production.for-what': { readonly products: readonly string[] }
  /** «2 tandas de 3,91 kg en Mantecadora.» */
  readonly 'production.batches': { readonly amount: number; readonly weight: number; readonly machine: string }
  readonly 'production.summary': { readonly products: number; readonly preparations: number; readonly pieces: number }
}
