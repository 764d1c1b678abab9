import { loadLanguage, type OtherLanguage } from '@obrador/balancer/language'
import { findingListener } from '@obrador/contract'
import { engineWith, wholeEngine } from '@obrador/engine'
import { answerInLanguage, languageTeller } from '@obrador/engine/language'
import { usualReader } from '@obrador/engine/usual'

/** An engine that keeps what it says, and says it again in another language. */
export function tellingEngine(language: OtherLanguage) {
  const { heard, hear } = findingListener()
  const engine = engineWith(wholeEngine, { usual: usualReader, hear })
  const tell = async <Answer>(answer: Answer, sent: unknown, atEdge?: readonly string[]) =>
    answerInLanguage(answer, await loadLanguage(language, engine), { heard, sent, atEdge }).answer
  const speechOf = async (sent: unknown) => {
    const { workbookSpeech } = await import('@obrador/workbook/language')
    return workbookSpeech(language, await loadLanguage(language, engine), { heard, sent })
  }
  return { engine, tell, speechOf }
}

/** What a language calls a label of the tables. */
export async function labelTold(language: OtherLanguage): Promise<(label: string) => string> {
  const { words } = await loadLanguage(language, wholeEngine)
  const { termOf } = languageTeller(words)
  return (label) => termOf(label) ?? label
}
