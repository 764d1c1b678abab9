import { ENGLISH_PAGES } from './messages.en.ts'
import { SPANISH_PAGES } from './messages.es.ts'

/** What the pages say beside the description itself. */
export interface PageWords {
  readonly title: string
  readonly lead: string
  readonly otherLanguage: string
  readonly viewer: string
  readonly app: string
  readonly operations: string
  readonly start: string
  readonly guide: string
  readonly parameters: string
  readonly request: string
  readonly answer: string
  readonly refusals: string
  readonly required: string
  readonly address: string
  readonly body: string
  readonly send: string
  readonly sending: string
  readonly unreachable: string
  readonly pasted: string
  readonly use: string
  readonly answeredBy: (version: string) => string
  readonly notAnswered: string
  readonly more: (count: number) => string
  readonly file: (kilobytes: number) => string
  readonly fields: (count: number) => string
  readonly asIn: (name: string) => string
  readonly listOf: (kind: string) => string
  readonly kinds: Readonly<Record<string, string>> & { readonly range: string }
}

export const PAGE_WORDS = { es: SPANISH_PAGES, en: ENGLISH_PAGES } as const satisfies Readonly<
  Record<string, PageWords>
>
export type PageLanguage = keyof typeof PAGE_WORDS
