import { existsSync, writeFileSync } from 'node:fs'
import { createClient } from '@obrador/client'
import { dropNulls, hornadaSchemas, readingsSent, refusalWordsIn } from '@obrador/contract'
import { type CraftRequest, POWERED_BY } from '@obrador/engine'
import { type BatchAnswer, type BatchRequest, batchOf } from '@obrador/engine/batch'
import { pastedFormula, typeRead } from '@obrador/list'
import { textWordsIn } from '@obrador/list/language'
import { Ajv } from 'ajv'
import { requestChecker } from './checked.ts'
import { orRefused, sceneIn } from './here.ts'
import type { GivenByCommand } from './input/item.ts'
import { readFormula } from './input/read.ts'
import { readSource } from './input/text.ts'
import type { CommandLanguage, CommandWords } from './language.ts'
import { RefusedCommand } from './refused.ts'
import type { RequestBody } from './request.ts'
import { craftFieldsOf, craftNamed } from './service.ts'
import { spokenIn } from './service-at.ts'
import type { SpokenTerminal } from './terminal.ts'

/** A batch that was made: read here as the service reads it, and told as its card. */

interface Asked extends Omit<GivenByCommand, 'say'> {
  readonly formula?: string | undefined
  readonly medidas: readonly string[]
  readonly estado?: string | undefined
}

/** «brix=26,4». */
function readingOf(text: string): RequestBody {
  const [, que, valor] = /^\s*([a-z]+)\s*=\s*(-?\d+(?:[.,]\d+)?)\s*$/i.exec(text) ?? []
  if (que === undefined || valor === undefined) throw new RefusedCommand((say) => say.badReading(text))
  return { que: que.toLowerCase(), valor: Number(valor.replace(',', '.')) }
}

const jsonIn = (text: string): RequestBody => {
  try {
    return JSON.parse(text) as RequestBody
  } catch {
    throw new RefusedCommand((say) => say.brokenJson())
  }
}

/** Whether a file is the body of the path, and not a formula alone. */
const isBody = (text: string): boolean => text.trimStart().startsWith('{') && 'formula' in jsonIn(text)

/** What was made: the body of its path, or a formula with what was measured of it. */
export async function batchAsked(
  file: string,
  { formula, medidas, estado, ...given }: Asked,
  terminal: SpokenTerminal,
): Promise<RequestBody> {
  const measured = medidas.map(readingOf)
  const kept = estado !== undefined && existsSync(estado) ? { estado: jsonIn(readSource(estado, terminal)) } : {}
  const text = readSource(file, terminal)
  const sent = isBody(text) ? jsonIn(text) : undefined
  if (sent)
    return { ...sent, ...kept, ...(measured.length > 0 && { medidas: [...((sent.medidas as []) ?? []), ...measured] }) }
  const { oficio, request } = await readFormula(text, file, { ...given, say: terminal.say }, formula)
  return {
    oficio,
    formula: request,
    hecho: { fecha: new Date().toLocaleDateString('sv-SE') },
    medidas: measured,
    ...kept,
  }
}

type Cup = NonNullable<BatchRequest['medidas']>[number] & { readonly helado?: number }

/** As the service looks at it before it reckons: the formula by the schema of its craft, the rest by that of the path. */
async function readHere(asked: RequestBody, language: CommandLanguage): Promise<BatchAnswer> {
  const body = structuredClone(asked) as Record<string, unknown>
  dropNulls(hornadaSchemas.HornadaRequest, body)
  const validate = new Ajv({ useDefaults: true, allowUnionTypes: true }).compile(hornadaSchemas.HornadaRequest)
  if (!validate(body))
    throw new RefusedCommand((say) => say.badBatchFile, {
      campo: validate.errors?.[0]?.instancePath.slice(1) || 'formula',
    })
  const {
    oficio: named,
    formula,
    medidas,
    ...made
  } = body as unknown as Omit<BatchRequest, 'medidas' | 'formula'> & {
    readonly oficio: string
    readonly formula: RequestBody
    readonly medidas?: readonly Cup[]
  }
  const oficio = craftNamed(named)
  const { texto, ...sent } = requestChecker(refusalWordsIn(language))(
    'analizar',
    oficio,
    formula,
  ) as unknown as CraftRequest & {
    readonly texto?: string
  }
  const pasted =
    texto === undefined
      ? undefined
      : pastedFormula(texto, craftFieldsOf(oficio), { craft: oficio, say: textWordsIn(language) })
  const read: CraftRequest = pasted ? { ...typeRead(pasted, oficio), ...sent, ingredients: pasted.ingredients } : sent
  const scene = await sceneIn(language)
  const batch = { ...made, formula: read, ...(medidas && { medidas: readingsSent(medidas) }) }
  return orRefused(scene, async () => scene.tell(batchOf(scene.crafts[oficio], batch), batch))
}

export async function notedBatch(
  asked: RequestBody,
  server: string | undefined,
  language: CommandLanguage,
): Promise<BatchAnswer> {
  if (server !== undefined)
    return createClient(server).anotarHornada(
      asked as never,
      spokenIn(language),
    ) as Promise<unknown> as Promise<BatchAnswer>
  return { status: 'ok', ...(await readHere(asked, language)), poweredBy: POWERED_BY } as BatchAnswer
}

/** What the batches have taught, for the next one. */
export function keepState(file: string, { estado }: BatchAnswer): void {
  try {
    writeFileSync(file, `${JSON.stringify(estado)}\n`)
  } catch {
    throw new RefusedCommand((say) => say.unwritableFile(file))
  }
}

/** ± as people read it: nine times in ten. */
const NINE_IN_TEN = 1.645

/** The card, as people read it. */
export const shownCard = (
  { cuadra, frase, esperado, causas, medir, pregunta }: BatchAnswer,
  say: CommandWords,
): string =>
  [
    `${say.agreementMarks[cuadra]} ${frase}`,
    ...(esperado.length > 0 ? ['', say.BATCH_READINGS] : []),
    ...esperado.map(({ que, valor, mas_menos, medido }) =>
      say.batchReading(que, medido, valor, NINE_IN_TEN * mas_menos),
    ),
    ...(causas.length > 0 && cuadra !== 'si' ? ['', say.BATCH_CAUSES] : []),
    ...(cuadra === 'si' ? [] : causas.map(({ causa, nombre, parte }) => say.batchCause(causa, nombre, 100 * parte))),
    ...(pregunta ? ['', pregunta.frase] : []),
    ...(cuadra === 'pendiente' && medir ? ['', say.batchMeasure(medir)] : []),
  ].join('\n')
