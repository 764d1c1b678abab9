import type { RecipeType } from '../../craft/craft.ts'
import type { ParameterKey } from './params.ts'

/**
 * Target ranges per 100 g of mix. PAC is read against the fixed working range in every type, and left unjudged where the
 * product is not served from a cabinet.
 */
export const types = {
  helado_leche: {
    label: 'Helado de leche',
    ranges: { POD: [13, 22], azucares: [13, 22], materiaGrasa: [2.5, 9], SLNG: [6, 13.5], solidosTotales: [30, 42], PAC_indice_clasico: [19.5, 31] },
    sources: ['rd-618-1998', 'caviezel', 'lulo-fouet', 'cfp-ensp', 'guelph-ebook'],
  },
  helado_crema: {
    label: 'Helado crema',
    ranges: { POD: [11.5, 21], azucares: [11, 21], materiaGrasa: [8, 18], SLNG: [5, 12.5], solidosTotales: [35, 45], PAC_indice_clasico: [18, 29] },
    sources: ['rd-618-1998', 'goff-hartel-icecream', 'guelph-ebook', 'cfp-ensp'],
  },
  sorbete_agua: {
    label: 'Sorbete de agua',
    ranges: { POD: [16, 30], azucares: [20, 33], materiaGrasa: [0, 10], SLNG: [0, 1], solidosTotales: [24, 40], PAC_indice_clasico: [25, 38] },
    sources: ['rd-618-1998', 'lulo-fouet', 'cfp-ensp'],
  },
  sorbete_leche: {
    label: 'Sorbete de leche',
    ranges: { POD: [17, 26], azucares: [18, 28], materiaGrasa: [0, 5.5], SLNG: [1, 6], solidosTotales: [26, 37], PAC_indice_clasico: [23, 35] },
    sources: ['goff-hartel-icecream', 'cfp-ensp'],
  },
  crema_untable: {
    label: 'Crema untable',
    unjudged: ['PAC'],
    ranges: { POD: [18, 58], azucares: [18, 58], materiaGrasa: [25, 55], solidosTotales: [75, 100], PAC_indice_clasico: [24, 62] },
    sources: ['obrador'],
  },
  veteado: {
    label: 'Veteado (salsa para marmolear)',
    unjudged: ['PAC'],
    ranges: { POD: [25, 68], azucares: [35, 70], solidosTotales: [45, 85], PAC_indice_clasico: [40, 100] },
    sources: ['obrador'],
  },
  granizado: {
    label: 'Granizado',
    unjudged: ['PAC'],
    ranges: { POD: [12, 24], azucares: [12, 24], materiaGrasa: [0, 4], solidosTotales: [14, 26], PAC_indice_clasico: [12, 26] },
    sources: ['rd-618-1998', 'obrador'],
  },
  semifrio: {
    label: 'Semifrío',
    unjudged: ['PAC'],
    ranges: { POD: [14, 26], azucares: [14, 26], materiaGrasa: [12, 26], solidosTotales: [36, 60], PAC_indice_clasico: [16, 33] },
    sources: ['caviezel', 'obrador'],
  },
  sin_azucar: {
    label: 'Helado sin azúcares añadidos',
    ranges: { POD: [5, 20], azucares: [0, 6], materiaGrasa: [2, 14], solidosTotales: [28, 44], PAC_indice_clasico: [20, 33] },
    sources: ['obrador'],
  },
  vegano: {
    label: 'Helado vegano',
    aims: { SLNG: 0 },
    ranges: { POD: [13, 24], azucares: [14, 26], materiaGrasa: [5, 18], SLNG: [0, 0.1], solidosTotales: [32, 45], PAC_indice_clasico: [22, 33.5] },
    sources: ['lulo-fouet', 'obrador'],
  },
  salado: {
    label: 'Helado salado (gastronómico)',
    ranges: { POD: [2, 12], azucares: [2, 14], materiaGrasa: [5, 22], solidosTotales: [30, 46], PAC_indice_clasico: [16, 29] },
    sources: ['obrador'],
  },
  base: {
    label: 'Base (blanca o amarilla)',
    ranges: { POD: [12, 20], azucares: [12, 20], materiaGrasa: [4, 18], SLNG: [6, 13], solidosTotales: [32, 43], PAC_indice_clasico: [19, 30] },
    sources: ['guelph-ebook', 'obrador'],
  },
} as const satisfies Readonly<Record<string, RecipeType<ParameterKey>>>

export type TypeKey = keyof typeof types
