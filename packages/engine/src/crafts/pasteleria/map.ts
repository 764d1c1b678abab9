import type { MapAxes } from '../../judge/axes.ts'

/** Sugar and fat, unless one follows the other in a type or something else tells its formulas apart. */
export const pasteleriaMapAxes: MapAxes = {
  otherwise: ['azucar', 'grasa'],
  types: {
    brownie: ['azucar', 'harina'],
    financier: ['azucar', 'harina'],
    joconda: ['azucar', 'harina'],
    polvoron: ['azucar', 'harina'],
    natillas: ['azucar', 'harina'],
    masa_tarta: ['agua', 'grasa'],
    buttercream: ['agua', 'grasa'],
    diplomatica: ['agua', 'grasa'],
    coulant: ['agua', 'grasa'],
    ganache_blanco: ['agua', 'grasa'],
    hojaldre: ['agua', 'harina'],
    choux: ['agua', 'harina'],
    frangipane: ['agua', 'harina'],
    merengue: ['azucar', 'huevo'],
    flan: ['azucar', 'huevo'],
  },
  figures: { grasa: 'grasa', agua: 'agua' },
}
