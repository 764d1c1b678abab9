import type { PhrasesFor } from '../../findings/finding.ts'
import type { PreparationCodes } from '../../findings/preparations.ts'
import { decapitaliseName, listText, numberText, quotedText } from '../text.ts'
import type { FieldNamer } from './formula.ts'

/** What is wrong with a formula that is used as an ingredient. */
export const spanishPreparations = (called: FieldNamer): PhrasesFor<PreparationCodes> => ({
  'preparation.shape': ({ name }) =>
    `«preparacion» de «${name}» debe ser el nombre de una entrada de «preparaciones» o un objeto con «oficio» e «${called('list', 'ingredients')}».`,
  'preparation.missing': ({ asked, known }) =>
    `No hay ninguna preparación «${asked}» en «preparaciones»${
      known.length > 0
        ? `: están ${listText(
            known.map((name) => `«${name}»`),
            'y',
          )}`
        : ''
    }.`,
  'preparation.craft': ({ asked, known }) =>
    `No conozco el oficio ${quotedText(asked)}: en «oficio» pon ${listText(
      known.map((id) => `«${id}»`),
      'o',
    )}.`,
  'preparation.circle': ({ path }) =>
    `La preparación «${path.at(-1)}» se contiene a sí misma (${path.map((name) => `«${name}»`).join(' → ')}): quita la línea que cierra el círculo.`,
  'preparation.depth': ({ most }) =>
    `Hay preparaciones dentro de preparaciones a más de ${most} niveles: junta alguna en la fórmula que la usa.`,
  'preparation.size': ({ count, most }) =>
    `Con las preparaciones abiertas hay ${count} líneas y el máximo es ${most}: agrupa las que sean iguales.`,
  'preparation.bad-yield': () =>
    '«rendimiento» son los gramos que quedan de cada 100 pesados: un número mayor que 0 y de hasta 100.',
  'preparation.yield-too-low': ({ asked, least }) =>
    `con un rendimiento del ${numberText(asked, 1)} % se iría más agua de la que hay: lo menos que puede quedar es el ${numberText(least, 1)} %. «rendimiento» va en %.`,
  'preparation.sack': ({ lines }) =>
    `«saco» no vale para esta preparación: cada fila de «modos» lleva ${lines} números, uno por línea, y cada una de «compra», nueve. Cópialo como lo da /api/saco.`,
  'preparation.untyped': ({ typeLabel }) =>
    `no dices de qué tipo es, así que no le quito el agua que perdería al hacerse (la he leído como ${decapitaliseName(typeLabel)}): di su «${called('type', 'type')}» o su «rendimiento».`,
  'preparation.unused': ({ name }) => `Ninguna línea usa la preparación «${name}».`,
  'preparation.nothing': () => 'no queda nada después de hacerla: revisa los gramos y el rendimiento.',
})
