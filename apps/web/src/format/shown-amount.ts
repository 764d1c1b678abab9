import { AT_LEAST_TERM } from '@obrador/engine/label'
import { pageLanguage, shownTerm } from './page-speech.ts'

/** An amount as a label declares it, where the page explains: with the words and the decimal mark of its language. What is printed stays as it is. */
export function shownAmount(printed: string): string {
  const amount = printed.replace(AT_LEAST_TERM, shownTerm)
  return pageLanguage() === 'en' ? amount.replace(',', '.') : amount
}
