import type { PasteleriaBody } from '@obrador/engine'
import { percent, withUnit } from '../../formula/numbers.ts'
import { finish as say } from '../../messages/panels.ts'
import { Facts } from '../facts.tsx'
import { Medal } from '../medal.tsx'
import type { CraftPanelProps } from './props.ts'

export function PasteleriaPanel({ body, overview }: CraftPanelProps<PasteleriaBody>) {
  const { trophy, trophyLabel, estiloLabel, uso, explicacion } = body
  const acabado = explicacion?.acabado
  const judged = overview.figures.filter(({ inRange }) => inRange !== null)
  const within = judged.filter(({ inRange }) => inRange)
  const reasons = [
    say.inRange(within.length, judged.length),
    ...judged.filter(({ inRange }) => inRange === false).map(({ label, margin }) => `${label}: ${margin ?? ''}`),
  ]
  return (
    <>
      <Medal
        medal={trophy}
        title={trophyLabel === undefined ? say.noTrophy : say.trophy(trophyLabel)}
        reasons={reasons}
      />
      <Facts
        facts={[
          ...(estiloLabel === undefined ? [] : [[say.style, estiloLabel] as const]),
          ...(uso === undefined ? [] : [[say.use, uso] as const]),
        ]}
      />
      {acabado ? (
        <>
          <h3>{say.finished}</h3>
          <Facts
            facts={[
              [say.loss, percent(acabado.perdidaPct)],
              [say.water, percent(acabado.aguaFinal)],
              [say.sugars, percent(acabado.azucares)],
              [say.fat, percent(acabado.grasa)],
              [say.protein, percent(acabado.proteinas)],
              [say.energy, withUnit(acabado.kcal_100g, 'kcal', 0)],
            ]}
          />
        </>
      ) : null}
    </>
  )
}
