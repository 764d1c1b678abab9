import type { LineDraft } from './draft.ts'
import { headIsKnown } from './known.ts'
import { suggestAsSaid } from './suggest.ts'

/** What people say around an ingredient, which is no part of it: it goes, the ingredient stays. */

/** «Vale, pues apunta: », «Hola! », «por cierto, », «se me olvidaba: ». */
const TALK =
  /^(?:(?:hola|buenas(?: tardes| noches)?|buenos d[ií]as|vale|ok(?:ey)?|perfecto|venga|mira|oye|bueno|pues|entonces|a ver|gracias|por cierto|ap[uú]nta(?:me|te)?|an[oó]ta(?:me|te)?|toma nota|te (?:paso|mando|dejo)|ah[ií] (?:va|tienes)|aqu[ií] (?:va|tienes)|se me (?:olvid(?:aba|[oó])|pasaba)|va(?= ?[:,])|hi|hello|thanks|ciao|grazie|salut|bonjour|merci)(?!\p{L})[\s,.;:!¡…-]*)+/iu
/** «si hay, 50 g de nueces», «opcional: 50 g de nueces»: perhaps. */
const PERHAPS =
  /^(?:si (?:hay|hubiera|quieres|quer[eé]is|queremos|se quiere|te gusta|gusta)|opcional(?:mente)?|optional(?:ly)?|facoltativo|facultatif)\s*[,:]\s*(?=\S)/iu

/** A text without what is said to whoever reads it; nothing where it says nothing of the kind. */
export function withoutTalk(text: string): string | undefined {
  const [talk = ''] = TALK.exec(text) ?? []
  return talk === '' || talk.length === text.length ? undefined : text.slice(talk.length)
}

/** A text without «if there is any»; nothing where it does not say so. */
export function withoutPerhaps(text: string): string | undefined {
  const [said = ''] = PERHAPS.exec(text) ?? []
  return said === '' ? undefined : text.slice(said.length)
}

/** «Harina 500 g, salen 3 barras»: what stands before the first comma of a line that goes on. */
export const firstClause = (text: string): string | undefined => /^([^,;]*\p{L}{2}[^,;]*?)\s*[,;]\s+\D/u.exec(text)?.[1]

/** Whether a line holds something known, with an amount. */
export const weighsSomething = (draft: LineDraft): boolean =>
  draft.is === 'part'
    ? headIsKnown(draft.part.name) && (draft.part.grams !== undefined || draft.part.suggest !== undefined)
    : draft.is === 'several' && 2 * draft.parts.filter(({ name }) => headIsKnown(name)).length > draft.parts.length

/** The same, asked: somebody says whether it goes in. */
export function perhapsWeighed(draft: LineDraft): LineDraft {
  if (draft.is !== 'part' || draft.part.grams === undefined) return draft
  const { name, grams } = draft.part
  const suggest = suggestAsSaid(grams, ['grams', grams])
  return { ...draft, part: { name, ask: 'toTaste', ...(suggest && { suggest }) } }
}
