import type { MapAxes } from '../../judge/axes.ts'

/** Water and flour are one axis; yeast tells the hours, and fat whether it is enriched. */
export const panaderiaMapAxes: MapAxes = {
  otherwise: ['hidratacion', 'grasa'],
  types: {
    pan_comun: ['hidratacion', 'levadura'],
    baguette: ['hidratacion', 'levadura'],
    pizza_napolitana: ['hidratacion', 'levadura'],
    pan_rustico_mm: ['hidratacion', 'sal'],
  },
  figures: { hidratacion: 'hidratacion', levadura: 'levadura', sal: 'sal' },
}
