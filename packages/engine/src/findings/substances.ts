import type { NoValues } from './finding.ts'

interface InCategory {
  readonly name: string
  readonly category: string
}

interface OfLine {
  readonly name: string
}

/** What may not be in a food, or only so much of it, and what some foods bring along. */
export interface SubstanceCodes {
  readonly 'substance.asks-colour': OfLine
  readonly 'substance.titanium': NoValues
  readonly 'substance.not-authorised': OfLine
  readonly 'substance.novel-food': OfLine
  readonly 'substance.forbidden': InCategory
  readonly 'substance.carried': InCategory & { readonly packets: readonly string[] }
  readonly 'substance.too-much': InCategory & { readonly dose: number; readonly most: number }
  readonly 'substance.sweetened': OfLine & { readonly saved: number | undefined }
  readonly 'substance.not-loose': InCategory
  readonly 'substance.is-packed': InCategory & { readonly most: number }
  readonly 'substance.colour-strength': InCategory & { readonly dose: number; readonly most: number }
  readonly 'substance.caffeine': { readonly dose: number }
  readonly 'substance.unlisted': InCategory
  readonly 'substance.coumarin': {
    readonly names: readonly string[]
    readonly dose: number
    readonly most: number | undefined
  }
  readonly 'substance.cyanide': OfLine
  readonly 'substance.bitter-almond': OfLine
  readonly 'substance.liquorice': OfLine
  readonly 'substance.opiates': OfLine
  readonly 'substance.thc': OfLine
  readonly 'substance.metal': OfLine
  readonly 'substance.no-additive': OfLine & { readonly code: string }
  readonly 'substance.insect': OfLine
  readonly 'substance.green-tea': OfLine
  readonly 'substance.guarana': OfLine
  readonly 'substance.raw-milk': OfLine
  readonly 'substance.farm-milk': OfLine
}
