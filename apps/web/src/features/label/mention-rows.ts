import { capitaliseName, type ProductLabel } from '@obrador/engine'
import { calledName, nameGloss } from '../../format/called-name.ts'
import { listText, shownName, shownTerm } from '../../format/page-speech.ts'
import { type LabelMention, missingMentionsIn, type OnLabel } from '../../model/mentions.ts'
import { dateOnLabel, labelWordsIn, netOnLabel } from '../../reading/on-label.ts'
import { isKeepingOpen } from '../../reading/safety-chip.ts'
import { mentionRows as say } from '../../words/es/label-desk.ts'

/** How a mention stands: there, depends, missing, or not asked for here. */
export type MentionTone = 'sure' | 'open' | 'bad' | 'none'

/** One of the mandatory mentions, as the desk shows it. */
export interface MentionRow {
  readonly id: string
  readonly who: string
  readonly tone: MentionTone
  readonly text: string
  /** The text is what the label prints, which is Spanish (art. 15). */
  readonly isPrinted?: boolean
  /** What it means, in the language of the page. */
  readonly gloss?: string | undefined
  readonly reasons: readonly string[]
}

type Mandatory = ProductLabel['obligatorio'][number]

/** The mentions that the desk asks its maker for, by the letter of article 9.1. */
export const MENTION_OF: Readonly<Record<string, LabelMention>> = {
  a: 'name',
  c: 'allergens',
  e: 'net',
  f: 'date',
  g: 'keeping',
  h: 'operator',
  lote: 'lot',
}
type Told = Omit<MentionRow, 'id' | 'who'>

function nameTold({ label, stated, name, isMisnamed }: OnLabel): Told {
  const { legal } = label
  // What no law names is described by its maker: until then it is only what the formula is called.
  const isAsked = (stated.name ?? '').trim() !== ''
  const words = label.palabras ?? []
  const isOpen = isAsked ? words.length > 0 : !legal || legal.cumple === null || legal.siAdemas.length > 0
  const tone = isMisnamed ? 'bad' : isOpen ? 'open' : 'sure'
  return {
    tone: name === '' ? 'bad' : tone,
    text: name || say.noName,
    isPrinted: name !== '',
    gloss: nameGloss(name),
    reasons: isAsked
      ? words.map(({ frase }) => frase)
      : legal
        ? [...(isMisnamed ? [capitaliseName(legal.objecion ?? '')] : []), ...legal.siAdemas.map(capitaliseName)]
        : [say.nameHelp],
  }
}

function ingredientsTold({ label }: OnLabel): Told {
  const { lista, omitidos } = label.ingredientes
  const compounds = lista.filter(({ ingredientes }) => ingredientes).length
  return {
    tone: label.warnings.length > 0 ? 'open' : 'sure',
    text: say.count(lista.length, compounds),
    reasons: [...label.warnings, ...omitidos.map(({ nombre, motivo }) => `${shownName(nombre)}: ${motivo}`)],
  }
}

function allergensTold({ label }: OnLabel): Told {
  const { sinDato } = label.alergenos
  return {
    tone: sinDato.length > 0 ? 'bad' : 'sure',
    text: [
      say.bold(labelWordsIn(label)),
      ...(sinDato.length > 0 ? [say.unknown(listText(sinDato.map(shownName), 'y'))] : []),
    ].join('; '),
    reasons: [calledName(label.alergenos.texto)],
  }
}

function keepingTold({ keeping, label: { seguridadAlimentaria: safety } }: OnLabel): Told {
  const tone =
    safety?.clase === '0' ? 'bad' : keeping.trim() === '' || (safety && isKeepingOpen(safety)) ? 'open' : 'sure'
  const text = keeping.trim()
  return {
    tone,
    text: text || say.missing,
    isPrinted: text !== '',
    reasons: safety ? [safety.frase, ...safety.preguntas] : [],
  }
}

function nutritionTold({ label, stated }: OnLabel, { estado }: Mandatory): Told {
  if (stated.nutrition === false) return { tone: 'open', text: say.noNutrition, reasons: [say.small] }
  const beyond = Object.values(label.nutricion.por100g).filter(({ duda }) => duda?.puedeExceder)
  const listed = listText(
    beyond.map(({ etiqueta }) => shownTerm(etiqueta).toLowerCase()),
    'y',
  )
  return {
    tone: beyond.length > 0 ? 'open' : 'sure',
    text: beyond.length > 0 ? say.beyond(listed) : say.calculated,
    reasons: [label.base.texto, label.nota, ...(estado === 'pregunta' ? [say.small] : [])],
  }
}

/** What its maker writes. */
const written = (text: string, reason: string | null): Told => ({
  tone: 'sure',
  text: text || say.missing,
  isPrinted: text !== '',
  reasons: reason === null ? [] : [reason],
})

function dateTold(on: OnLabel, reason: string | null): Told {
  if (on.stated.dateForm === 'none') return { tone: 'sure', text: say.noDate, reasons: [] }
  const date = dateOnLabel(on)
  return written(date ? `${date.words} ${date.date}` : '', reason)
}

/** Where the lot may be left out, the date stands for it. */
function lotTold({ stated: { lot = '', date } }: OnLabel, reason: string | null): Told {
  if (lot.trim() === '' && date !== undefined) return { tone: 'sure', text: say.lotByDate, reasons: [] }
  return written(lot.trim(), reason)
}

/** How each mention of article 9 stands, by its letter; what is not here stands as the formula says. */
const BY_ID: Readonly<Record<string, (on: OnLabel, mention: Mandatory) => Told>> = {
  a: nameTold,
  b: ingredientsTold,
  c: allergensTold,
  e: ({ stated }, { texto }) => written(netOnLabel(stated), texto),
  f: (on, { texto }) => dateTold(on, texto),
  g: keepingTold,
  h: ({ operator }, { texto }) => written(operator.trim(), texto),
  i: ({ stated }, { texto }) =>
    stated.origin ? written(stated.origin, texto) : { tone: 'none', text: say.onlyIf, reasons: [texto ?? ''] },
  j: (_, { texto }) => ({ tone: 'none', text: say.onlyIf, reasons: [texto ?? ''] }),
  l: nutritionTold,
  lote: (on, { texto }) => lotTold(on, texto),
}

const TONES: Readonly<Record<Mandatory['estado'], MentionTone>> = {
  dado: 'sure',
  falta: 'bad',
  pregunta: 'open',
  no_aplica: 'none',
}

function rowOf(on: OnLabel, mention: Mandatory, missing: readonly LabelMention[]): MentionRow {
  const { id, texto, quien, estado } = mention
  const own = MENTION_OF[id]
  const told =
    estado === 'no_aplica'
      ? { tone: TONES.no_aplica, text: say.notHere, reasons: texto === null ? [] : [texto] }
      : (BY_ID[id]?.(on, mention) ?? {
          tone: TONES[estado],
          text: texto ?? '',
          isPrinted: id === 'd' || on.label.menciones.includes(texto ?? ''),
          reasons: [],
        })
  // What the desk counts as missing is told as missing.
  if (own === undefined || !missing.includes(own)) return { id, who: quien, ...told }
  return { id, who: quien, ...told, tone: 'bad', ...(id === 'lote' && { text: say.missing, isPrinted: false }) }
}

/** The mandatory mentions in the order of article 9, with who gives each and how it stands. */
export function mentionRows(on: OnLabel): readonly MentionRow[] {
  const missing = missingMentionsIn(on)
  return on.label.obligatorio.map((mention) => rowOf(on, mention, missing))
}
