import type { Figure, PasteleriaBody } from '@obrador/engine'
import { percent, withUnit } from '../../../../format/numbers.ts'
import { Facts } from '../../../../ui/facts.tsx'
import { finish as say } from '../../../../words/es/panels.ts'
import { gauges } from '../../../../words/es/results.ts'
import { Medal } from '../medal.tsx'
import type { CraftPanelProps } from './props.ts'

/** Gold is near the middle of its ranges: what lies farthest from it is the first to move. */
function goldNeeds(judged: readonly Figure[]): readonly string[] {
  const [farthest] = judged
    .flatMap((figure) => {
      const [least, most] = figure.range ?? [0, 0]
      const middle = (least + most) / 2
      // A range from nothing has no middle to be near to.
      return least === 0 ? [] : [{ figure, middle, far: Math.abs(figure.value - middle) / (most - middle) }]
    })
    .toSorted((a, b) => b.far - a.far)
  if (!farthest) return []
  const { label, value, unit, decimals } = farthest.figure
  return [say.gold(label, withUnit(value, unit, decimals), withUnit(farthest.middle, unit, 1))]
}

export function PasteleriaPanel({ body, overview }: CraftPanelProps<PasteleriaBody>) {
  const { trophy, trophyLabel, estiloLabel, uso, explicacion } = body
  const acabado = explicacion?.acabado
  const judged = overview.figures.filter(({ inRange }) => inRange !== null)
  const within = judged.filter(({ inRange }) => inRange)
  const reasons = [
    say.inRange(within.length, judged.length),
    ...judged
      .filter(({ inRange }) => inRange === false)
      .map(({ label, margin }) => `${label}: ${margin ? gauges.margin(margin) : ''}`),
    ...(trophy === 'silver' ? goldNeeds(judged) : []),
  ]
  return (
    <>
      <Medal
        overview={overview}
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
