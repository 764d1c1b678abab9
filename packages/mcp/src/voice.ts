import { type AnswerLanguage, findingListener } from '@obrador/contract'
import { engineWith, type SayFinding } from '@obrador/engine'
import { answerInLanguage, type HeardFindings, languageTeller } from '@obrador/engine/language'
import { agentEngine } from './engine.ts'
import * as spanish from './words/es.ts'
import { toolMessagesIn } from './words/language.ts'
import type { ToolMessages } from './words/tool-messages.ts'

type OtherLanguage = AnswerLanguage['pedido']

/** The language that a tool answers in, and the engine that it asks. */
export interface ToolVoice {
  readonly language: OtherLanguage | undefined
  readonly say: ToolMessages
  readonly engine: typeof agentEngine
  /** What the engine or a thread answered, in the language. `heard`: what was found where the answer was made, if not here. */
  readonly tell: <Answer>(answer: Answer, heard?: HeardFindings) => Answer
  readonly sayFinding: SayFinding
  /** What a table calls something: a label, a unit. */
  readonly term: (text: string) => string
  readonly typeName: (label: string) => string
  readonly rowName: (name: string) => string
  readonly craftName: (id: string, label: string) => string
}

const SPANISH: ToolVoice = {
  language: undefined,
  say: spanish,
  engine: agentEngine,
  tell: (answer) => answer,
  sayFinding: agentEngine.say,
  term: (text) => text,
  typeName: (label) => label,
  rowName: (name) => name,
  craftName: (_, label) => label,
}

async function speaking(language: OtherLanguage, sent: unknown): Promise<ToolVoice> {
  const { loadLanguage } = await import('@obrador/balancer/language')
  const { heard: here, hear } = findingListener()
  const engine = engineWith(agentEngine, { hear })
  const spoken = await loadLanguage(language, agentEngine)
  const { names, words } = spoken
  const tell = <Answer>(answer: Answer, heard: HeardFindings = here): Answer =>
    answerInLanguage(answer, spoken, { heard, sent }).answer
  const { termOf, tell: tellFinding } = languageTeller(words, here, names.values)
  return {
    language,
    say: await toolMessagesIn(language),
    engine,
    tell,
    sayFinding: (finding) => tellFinding(finding) ?? engine.say(finding),
    term: (text) => termOf(text) ?? text,
    typeName: (label) => names.typeName(label) ?? label,
    rowName: (name) => names.rowName(name) ?? name,
    craftName: (id, label) => names.craftName(id) ?? label,
  }
}

/** The voice that a call asks for; whatever else it asks for is refused elsewhere. */
export const voiceFor = async (sent: Readonly<Record<string, unknown>>): Promise<ToolVoice> =>
  sent.idioma === 'en' || sent.idioma === 'it' ? speaking(sent.idioma, sent) : SPANISH
