/** What the trades call things in Spanish, and where: of the pages and of whoever adds a language. */

export { TRADE_SOURCES, type TradeTerm, tradeTerms } from '../words/es/trade-terms.ts'
