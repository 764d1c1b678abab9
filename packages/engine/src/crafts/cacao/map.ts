import type { MapAxes } from '../../judge/axes.ts'

/** Milk tells chocolates apart, since fat follows sugar; a filling keeps and sets by its water and fat. */
export const cacaoMapAxes: MapAxes = {
  otherwise: ['azucar', 'lacteo'],
  types: {
    negro: ['azucar', 'grasa'],
    gianduja: ['azucar', 'fruto_seco'],
    bombon: ['agua', 'grasa'],
  },
  figures: { azucar: 'azucar', grasa: 'grasaTotal', agua: 'agua' },
}
