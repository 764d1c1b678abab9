import type { PhrasesFor } from '../../findings/finding.ts'
import type { SafetyCodes } from '../../findings/safety.ts'
import { numberText } from '../text.ts'

/** How a product keeps, and what must be known of it. */
export const spanishSafety: PhrasesFor<SafetyCodes> = {
  // What cannot be sold has neither temperature nor time.
  'safety.class': ({ clase, label, temperatura, plazo, condicion, norma }) =>
    clase === '0'
      ? `${label}: ${condicion} (${norma}).`
      : `${label}: ${temperatura}, ${plazo}; ${condicion} (${norma}).`,
  'safety.raw-milk': () => 'Con leche cruda, hiérvela: sin hervir no se puede vender (RD 1086/2020, art. 27.4).',
  'safety.decided-by': ({ part, what }, say) => `Manda «${part}», que es lo que menos dura. ${say(what)}`,
  'safety.ask-egg': () =>
    '¿El huevo es de cáscara o un ovoproducto pasteurizado? Escríbelo en el nombre («huevo pasteurizado»): cambia la conservación.',
  'safety.ask-cooked-egg': () =>
    '¿El huevo es de cáscara o un ovoproducto pasteurizado? Escríbelo en el nombre («huevo pasteurizado»): si es de cáscara, el centro tiene que pasar de 70 °C.',
  'safety.ask-cooking': () =>
    '¿Se cuece con el huevo dentro? Si el centro pasa de 70 °C, escríbelo en el nombre («huevo cocido», «clara cocida»): sin cocer, con huevo de cáscara no se puede vender (RD 1021/2022, art. 9).',
  'safety.ask-milk': () =>
    '¿Hierves la leche cruda? Escríbelo en el nombre («leche cruda hervida»): sin hervir no se puede vender (RD 1086/2020, art. 27.4).',
  'safety.ask-place': ({ part }) =>
    `¿«${part}» va dentro antes de hornear o después? Si se hornea dentro hasta 70 °C en el centro, no cuenta como crudo.`,
  'safety.wet': ({ what }, say) =>
    `Lleva más agua que un producto seco de su clase: no cuentes con meses. ${say(what)}`,
  'safety.doubtful': ({ measured, estimated, what }, say) =>
    `Has medido una actividad de agua de ${numberText(measured)} y la fórmula da ${numberText(estimated)}: no cuadra. Repite la medida a 25 °C, con el producto entero y atemperado; mientras tanto no cuento con ella. ${say(what)}`,
  'safety.probable': ({ aw, what }, say) =>
    `Actividad de agua estimada ${numberText(aw)}: probable; mídela antes de contar con ello. ${say(what)}`,
  'safety.bad-activity': () => '«awMedida» es la actividad de agua que has medido: manda un número entre 0 y 1.',
}
