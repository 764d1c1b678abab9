import { type AdjustAnswer, type AdjustRequest, adjustFormula, type HighsSolver } from '@obrador/balancer'
import { ajusteSchemas } from '@obrador/contract'
import { type HeladoBody, helado } from '@obrador/engine'
import { markdownTable } from './table.ts'

const written = (value: number): string => value.toLocaleString('es-ES', { useGrouping: false })

function rowsOf({ ingredients, antes, despues }: AdjustAnswer<HeladoBody>): string[][] {
  const shown = (body: HeladoBody, key: 'POD' | 'solidosTotales' | 'PAC'): string => written(body.params[key])
  return [
    ...ingredients.map(({ nombre, antes: before, despues: after, cambio }) => [
      nombre,
      written(before),
      cambio === 0 ? written(after) : `**${written(after)}**`,
    ]),
    ['PAC', shown(antes, 'PAC'), shown(despues, 'PAC')],
    ['POD', shown(antes, 'POD'), shown(despues, 'POD')],
    ['Sólidos totales, %', shown(antes, 'solidosTotales'), shown(despues, 'solidosTotales')],
    ['`verdict`', antes.verdict, `**${despues.verdict}**`],
  ]
}

const BLOCK = /(<!-- adjustment -->\n)[\s\S]*?(<!-- \/adjustment -->)/

/** The README of makers with the documented example of an adjustment, before and after, and what it says. */
export function readmeAdjustment(readme: string, solver: HighsSolver): string {
  const [request] = Reflect.get(ajusteSchemas.HeladoAjusteRequest, 'examples') as [AdjustRequest]
  const answer = adjustFormula<HeladoBody>(helado, request, solver, { seconds: 60 })
  const said = answer.explicacion.map((sentence) => `> ${sentence}`).join('\n>\n')
  return readme.replace(BLOCK, (_, open: string, close: string) =>
    [open, markdownTable(['Ingrediente', 'Antes, g', 'Después, g'], rowsOf(answer)), `\n\n${said}\n`, close].join(''),
  )
}
