import { REFUSAL_CODES } from '@obrador/contract'
import { markdownTable } from './table.ts'

/** The page of `codigo`: printed from the table that the service answers from. */
export const errorsPage = (): string => `# Errores por código

Toda respuesta de error tiene \`error\` (una frase en español que dice qué va mal y qué hacer) y \`codigo\`, una palabra estable para
programas: un motivo nuevo estrena palabra, y ninguna cambia de significado. Si el fallo está en un sitio concreto, \`linea\` es el índice
de la línea en \`ingredients\`, desde 0, y \`campo\` el nombre del campo. \`supported\` acompaña a \`oficio_no_disponible\`.

${markdownTable(
  ['`codigo`', 'HTTP', 'Qué ha pasado', 'Qué hacer'],
  Object.entries(REFUSAL_CODES).map(([code, { statuses, means, remedy }]) => [
    `\`${code}\``,
    statuses.join(', '),
    means,
    remedy,
  ]),
)}

Vale la pena repetir la misma petición tras un 429 o un 503, pasados los segundos de \`Retry-After\`; tras un 400, nunca.
\`@obrador/client\` lo hace así y da cada fallo como un \`ObradorError\` con estos campos.
`
