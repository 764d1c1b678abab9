import { numberText } from '@obrador/engine'
import { FILE_LIMITS } from './limits.ts'
import type { FileRefusal } from './refusal.ts'

const MEGA = 1024 * 1024
const AGAIN = 'Guárdalo otra vez como .xlsx o .csv. No he tocado nada.'
const megabytes = `${numberText(FILE_LIMITS.bytes / MEGA)} MB`
const thousands = (count: number): string => count.toLocaleString('es-ES')

export const fileRefusals: Readonly<Record<FileRefusal, string>> = {
  cut: `No he podido leer este fichero: está cortado o dañado. ${AGAIN}`,
  large: `Es demasiado grande: hasta ${megabytes} y ${thousands(FILE_LIMITS.rows)} filas.`,
  rows: `Tiene demasiadas filas: hasta ${megabytes} y ${thousands(FILE_LIMITS.rows)} filas.`,
  cells: `Tiene demasiadas celdas: hasta ${thousands(FILE_LIMITS.cells)}, en ${FILE_LIMITS.columns} columnas.`,
  swells:
    'Este fichero crece demasiado al abrirlo y no lo he abierto. Copia las recetas en un libro nuevo y guárdalo como .xlsx.',
  text: `Una celda tiene más de ${thousands(FILE_LIMITS.text)} letras, más de lo que admite Excel. ${AGAIN}`,
  parts: `Tiene demasiadas hojas o partes: hasta ${FILE_LIMITS.sheets} hojas. Divídelo en varios ficheros.`,
  older: 'Es un Excel antiguo (.xls) o lleva contraseña. Ábrelo y guárdalo como .xlsx, sin contraseña.',
  locked: 'Lleva contraseña. Guárdalo sin ella, como .xlsx.',
  entities: `Este fichero no es de una hoja de cálculo corriente y no lo he abierto. ${AGAIN}`,
  unknown: 'No veo recetas en este fichero. Leo .xlsx, .csv, páginas de receta y copias de Paprika o Mealie.',
  empty: 'Este fichero está vacío.',
}

/** Why a file is not read, and what to do. */
export const fileRefused = (code: FileRefusal): string => fileRefusals[code]
