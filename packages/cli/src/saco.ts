import { loadSolver } from '@obrador/balancer'
import { openSack, type SackAnswer, type SackFigureAnswer } from '@obrador/balancer/sack'
import { createClient } from '@obrador/client'
import type { SackProcess } from '@obrador/engine/sack'
import { labelTaken } from '@obrador/list/etiqueta'
import { orRefused, sceneIn } from './here.ts'
import type { CommandLanguage, CommandWords } from './language.ts'
import { RefusedCommand } from './refused.ts'
import type { RequestBody } from './request.ts'
import { spokenIn } from './service-at.ts'

/** A label as a file has it: the body of the path, or the text of the label. */
export function labelInSource(text: string): RequestBody {
  if (!text.trimStart().startsWith('{')) return { texto: text }
  try {
    return JSON.parse(text) as RequestBody
  } catch {
    throw new RefusedCommand((say) => say.brokenJson())
  }
}

/** Opens a label here, or asks a service. */
export async function openLabel(
  asked: RequestBody,
  server: string | undefined,
  language: CommandLanguage,
): Promise<SackAnswer> {
  if (server !== undefined)
    return createClient(server).abrirSaco(asked as never, spokenIn(language)) as Promise<unknown> as Promise<SackAnswer>
  const solver = await loadSolver()
  const { nombre, oficio, proceso, medidas } = asked as {
    readonly nombre?: string
    readonly oficio?: string
    readonly proceso?: SackProcess
    readonly medidas?: Readonly<Record<string, number | null>>
  }
  const scene = await sceneIn(language)
  return orRefused(scene, async () =>
    scene.tell(openSack(scene.engine, { nombre, oficio, proceso, medidas, ...labelTaken(asked) }, solver), asked),
  )
}

/** A figure with nothing of it in the product is not told. */
const LEAST = 0.05
const isTold = ({ valor, seguro }: SackFigureAnswer): boolean => (seguro?.[1] ?? valor) >= LEAST

const figureLine = ({ etiqueta, valor, probable, seguro, unidad }: SackFigureAnswer, say: CommandWords): string =>
  say.sackFigure(etiqueta, valor, probable, seguro, unidad)

/** What people read of it. */
export const sackText = (
  { titular, cifras, receta, contradicciones, avisos, pregunta }: SackAnswer,
  say: CommandWords,
): string =>
  [
    titular,
    ...contradicciones.map(({ frase }) => frase),
    '',
    ...Object.values(cifras)
      .filter(isTold)
      .map((one) => figureLine(one, say)),
    '',
    say.SACK_RECIPE,
    ...receta.map(({ nombre, porcentaje }) =>
      porcentaje
        ? say.sackFigure(nombre, porcentaje.valor, porcentaje.probable, porcentaje.seguro, '%')
        : `  ${nombre}`,
    ),
    ...(pregunta ? ['', pregunta.frase] : []),
    ...(avisos.length > 0 ? ['', ...avisos] : []),
  ].join('\n')
