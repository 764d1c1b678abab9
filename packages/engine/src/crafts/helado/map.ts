import type { MapAxes } from '../../judge/axes.ts'

/** Sweetness and body; where sugars hardly vary, milk solids; where there is no fat, fruit. */
export const heladoMapAxes: MapAxes = {
  otherwise: ['azucar', 'grasa'],
  types: {
    base: ['lacteo', 'grasa'],
    sin_azucar: ['lacteo', 'grasa'],
    salado: ['lacteo', 'grasa'],
    sorbete_agua: ['azucar', 'fruta'],
    granizado: ['azucar', 'fruta'],
  },
  figures: { azucar: 'azucares', grasa: 'materiaGrasa', lacteo: 'SLNG' },
}
