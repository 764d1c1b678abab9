import type { TurronBody } from '@obrador/engine'
import { gramsText, numberWithUnit } from '../../../../format/numbers.ts'
import { decapitaliseName, numberText, shownTerm } from '../../../../format/page-speech.ts'
import { FactList } from '../../../../ui/facts.tsx'
import { ladderWords as say } from '../../../../words/es/panels.ts'
import * as panelsCss from '../panels.module.css'
import type { CraftPanelProps } from './props.ts'

type Step = NonNullable<TurronBody['explicacion']>['escalera'][number]
type Condition = Step['condiciones'][number]

function told({ etiqueta, margen = 0, operador, cumple }: Condition): string {
  const points = say.points(numberText(Math.abs(margen)))
  if (cumple) return say.margin(points, etiqueta)
  const what = decapitaliseName(etiqueta)
  return operador.startsWith('>') ? say.missing(points, what) : say.excess(points, what)
}

/** Three categories, the highest on top, with what each still lacks. */
function Ladder({ steps }: { readonly steps: readonly Step[] }) {
  const reached = steps.findLastIndex(({ alcanzada }) => alcanzada)
  return (
    <ol className={panelsCss.ladder} reversed aria-label={say.heading}>
      {steps
        .map((step, index) => ({ step, here: index === reached }))
        .toReversed()
        .map(({ step: { categoria, alcanzada, condiciones }, here }) => (
          <li
            key={categoria}
            className={panelsCss.step}
            data-part="step"
            data-reached={alcanzada}
            data-here={here || undefined}
          >
            <p className={panelsCss.stepName} data-part="step-name">
              <span lang={shownTerm(categoria) === categoria ? 'es' : undefined}>{shownTerm(categoria)}</span>
              <span className={panelsCss.stepMark}>{here ? say.here : ''}</span>
            </p>
            <ul>
              {condiciones
                .filter(({ cumple }) => here || cumple === false)
                .map((condition) => (
                  <li key={`${condition.id}${condition.operador}`} data-met={String(condition.cumple)}>
                    {told(condition)}
                  </li>
                ))}
            </ul>
          </li>
        ))}
    </ol>
  )
}

export function TurronPanel({ body }: CraftPanelProps<TurronBody>) {
  const { explicacion } = body
  const cocina = explicacion?.cocina
  return (
    <>
      {explicacion ? <Ladder steps={explicacion.escalera} /> : null}
      {cocina ? (
        <>
          <h3>{say.cooking}</h3>
          <FactList
            facts={[
              [say.cookTo, numberWithUnit(cocina.temperaturaCoccion_C, '°C', 1)],
              [say.brix, numberWithUnit(cocina.brixObjetivo, '°Brix', 1)],
              [say.steam, `${gramsText(cocina.aguaEvaporada_g)} g`],
            ]}
          />
        </>
      ) : null}
    </>
  )
}
