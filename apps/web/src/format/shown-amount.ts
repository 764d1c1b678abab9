import { pageLanguage } from './page-speech.ts'

/** An amount as a label declares it, where the page explains: with the mark that its language writes before decimals. What is printed keeps the comma. */
export const shownAmount = (printed: string): string => (pageLanguage() === 'en' ? printed.replace(',', '.') : printed)
