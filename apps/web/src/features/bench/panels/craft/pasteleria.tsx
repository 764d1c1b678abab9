import type { OverviewFigure, PasteleriaBody } from '@obrador/engine'
import { numberWithUnit, percentWithUnit } from '../../../../format/numbers.ts'
import { FactList } from '../../../../ui/facts.tsx'
import { finishWords as say } from '../../../../words/es/panels.ts'
import { gaugeWords } from '../../../../words/es/results.ts'
import { MedalPanel } from '../medal.tsx'
import type { CraftPanelProps } from './props.ts'

/** Gold is near the middle of its ranges: what lies farthest from it is the first to move. */
function goldNeeds(judged: readonly OverviewFigure[]): readonly string[] {
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
  return [say.gold(label, numberWithUnit(value, unit, decimals), numberWithUnit(farthest.middle, unit, 1))]
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
      .map(({ label, margin }) => `${label}: ${margin ? gaugeWords.margin(margin) : ''}`),
    ...(trophy === 'silver' ? goldNeeds(judged) : []),
  ]
  return (
    <>
      <MedalPanel
        overview={overview}
        medal={trophy}
        title={trophyLabel === undefined ? say.noTrophy : say.trophy(trophyLabel)}
        reasons={reasons}
      />
      <FactList
        facts={[
          ...(estiloLabel === undefined ? [] : [[say.style, estiloLabel] as const]),
          ...(uso === undefined ? [] : [[say.use, uso] as const]),
        ]}
      />
      {acabado ? (
        <>
          <h3>{say.finished}</h3>
          <FactList
            facts={[
              [say.loss, percentWithUnit(acabado.perdidaPct)],
              [say.water, percentWithUnit(acabado.aguaFinal)],
              [say.sugars, percentWithUnit(acabado.azucares)],
              [say.fat, percentWithUnit(acabado.grasa)],
              [say.protein, percentWithUnit(acabado.proteinas)],
              [say.energy, numberWithUnit(acabado.kcal_100g, 'kcal', 0)],
            ]}
          />
        </>
      ) : null}
    </>
  )
}
