import { spoken } from '../spoken.ts'

/** A formula inside somebody else's page, and the sheet that gives the code for it. */

export const frameWords = spoken('frameWords', {
  title: 'Una fórmula, en Obrador',
  noscript: 'La fórmula se calcula en tu navegador: activa JavaScript para verla.',
  broken: 'Esta fórmula no se puede leer: el enlace está incompleto.',
  lines: 'Ingredientes',
  grams: (name: string): string => `Gramos de ${name}`,
  play: 'Cambia los gramos: aquí no se guarda nada.',
  back: 'Volver a la original',
  open: 'Abrir en Obrador',
} as const)

export const embedWords = spoken('embedWords', {
  title: 'Incrustar',
  help: 'Pega esto en tu página. La fórmula va en el enlace: no pasa por ningún servidor y no caduca.',
  use: 'Para qué',
  play: 'Para jugar',
  look: 'Solo ver',
  theme: 'Colores',
  asPage: 'Como la página',
  light: 'Claro',
  dark: 'Oscuro',
  code: 'Código',
  leavesOut:
    'Sin precios, notas ni hornadas. Sin cookies y sin guardar nada. En WordPress: bloque «HTML personalizado».',
  copy: 'Copiar',
  copied: 'Código copiado.',
  cannotCopy: 'Este navegador no deja copiar: selecciona el código y cópialo a mano.',
  /** What a screen reader calls the frame. */
  named: (name: string): string => `${name}, en Obrador`,
} as const)
