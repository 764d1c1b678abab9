import { loadSolver } from '@obrador/balancer'
import { openSack, type SackAnswer, type SackFigureAnswer } from '@obrador/balancer/sack'
import { createClient } from '@obrador/client'
import { formulaRefusal } from '@obrador/contract'
import { engine, FormulaError } from '@obrador/engine'
import type { Process } from '@obrador/engine/sack'
import { labelTaken } from '@obrador/list/etiqueta'
import * as say from './messages.ts'
import { Refused } from './refused.ts'
import type { Request } from './request.ts'

/** ms for one label: nobody else waits. */
const PATIENCE = 3_000

/** A label as a file has it: the body of the path, or the text of the label. */
export function labelIn(text: string): Request {
  if (!text.trimStart().startsWith('{')) return { texto: text }
  try {
    return JSON.parse(text) as Request
  } catch {
    throw new Refused(say.brokenJson())
  }
}

/** Opens a label here, or asks a service. */
export async function opened(asked: Request, server: string | undefined): Promise<SackAnswer> {
  if (server !== undefined)
    return createClient(server).abrirSaco(asked as never) as Promise<unknown> as Promise<SackAnswer>
  const solver = await loadSolver()
  const { nombre, oficio, proceso, medidas } = asked as {
    readonly nombre?: string
    readonly oficio?: string
    readonly proceso?: Process
    readonly medidas?: Readonly<Record<string, number | null>>
  }
  try {
    return openSack(engine, { nombre, oficio, proceso, medidas, ...labelTaken(asked) }, solver, {
      milliseconds: PATIENCE,
    })
  } catch (problem) {
    if (!(problem instanceof FormulaError)) throw problem
    const { error, ...where } = formulaRefusal(problem)
    throw new Refused(error, where)
  }
}

/** A figure with nothing of it in the product is not told. */
const LEAST = 0.05
const isTold = ({ valor, seguro }: SackFigureAnswer): boolean => (seguro?.[1] ?? valor) >= LEAST

const figureLine = ({ etiqueta, valor, probable, seguro, unidad }: SackFigureAnswer): string =>
  say.sackFigure(etiqueta, valor, probable, seguro, unidad)

/** What people read of it. */
export const shown = ({ titular, cifras, receta, contradicciones, avisos, pregunta }: SackAnswer): string =>
  [
    titular,
    ...contradicciones.map(({ frase }) => frase),
    '',
    ...Object.values(cifras).filter(isTold).map(figureLine),
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
