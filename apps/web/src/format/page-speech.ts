import {
  type CraftEngine,
  decapitaliseName as decapitalised,
  type EngineParts,
  listText as spanishList,
  numberText as spanishNumber,
} from '@obrador/engine'
import type { HeardFindings } from '@obrador/engine/language'

export type PageLanguage = 'es' | 'en' | 'it'

/** How a page that does not speak Spanish writes figures, lists and names. Its start sets it, before any other module is evaluated. */
export interface PageSpeech {
  readonly language: Exclude<PageLanguage, 'es'>
  /** As `Intl` calls it. */
  readonly locale: string
  readonly numberText: typeof spanishNumber
  readonly listText: typeof spanishList
  readonly quotedText: (text: string) => string
  readonly nameWithArticle: (name: string) => string
  /** Whether all of its words come at once: at a first look the rest waits until something is done. */
  isWhole?: boolean
  /** Loads what the engine says in it besides what the first screen needs. */
  loadWhole?: () => Promise<void>
  /** What the engine says in it, once it has come. */
  tongue?: EngineTongue
  /** How figures are worked out, by what it is in Spanish, once somebody has asked. */
  explained?: Readonly<Record<string, string>>
}

/** The engine in another language than Spanish (`engine/tongue.ts`). */
interface EngineTongue {
  /** What the catalogue calls an ingredient; none of what its maker wrote. */
  readonly nameOf: (name: string) => string | undefined
  readonly termOf: (text: string) => string | undefined
  /** What a name that Spanish law reserves, or a customary one, means. */
  readonly glossOf: (name: string) => string | undefined
  /** An answer whose texts of tables are in the language. */
  readonly told: <Answer>(answer: Answer) => Answer
  /** What was worked out in Spanish elsewhere, with what was found beside each of its sentences. */
  readonly saidAgain: <Reply>(reply: Reply, heard: HeardFindings) => Reply
  /** An engine that speaks it. */
  readonly engineOf: (parts: SpeakingParts) => CraftEngine
}
export type SpeakingParts = EngineParts<Readonly<Record<string, { readonly id: string }>>>

declare global {
  var obradorSpeech: PageSpeech | undefined
  /** The words that are on their way: whatever else the app loads waits for them. */
  var obradorLater: (() => Promise<void> | undefined) | undefined
}

/** As figures, dates and names of the page are written and sorted. */
export const pageLocale = (): string => globalThis.obradorSpeech?.locale ?? 'es-ES'
export const pageLanguage = (): PageLanguage => globalThis.obradorSpeech?.language ?? 'es'

/** A name of the catalogue as the page calls it; what its maker wrote stays. */
export const shownName = (name: string): string => globalThis.obradorSpeech?.tongue?.nameOf(name) ?? name

/** What a table calls something, in the language of the page. */
export const shownTerm = (text: string): string => globalThis.obradorSpeech?.tongue?.termOf(text) ?? text
/** An answer of the engine as the page shows it. */
export const toldAnswer = <Answer>(answer: Answer): Answer => globalThis.obradorSpeech?.tongue?.told(answer) ?? answer

/** The texts of the engine as the language of the page writes them. */
export const numberText: typeof spanishNumber = (value, decimals) =>
  (globalThis.obradorSpeech?.numberText ?? spanishNumber)(value, decimals)
export const listText: typeof spanishList = (items, conjunction) =>
  (globalThis.obradorSpeech?.listText ?? spanishList)(items, conjunction)
export const decapitaliseName = (name: string): string => decapitalised(shownName(name))
