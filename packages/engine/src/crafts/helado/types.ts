import type { RecipeType } from '../../craft/craft.ts'
import type { HeladoParameterKey } from './params.ts'

/**
 * Target ranges per 100 g of mix. PAC is read against the fixed working range in every type, and left unjudged where the
 * product is not served from a cabinet.
 */
export const heladoTypes = {
  helado_leche: {
    label: 'Helado de leche',
    ranges: { POD: [13, 23], azucares: [13, 23], materiaGrasa: [2.5, 10], SLNG: [6, 13.5], solidosTotales: [29, 44], PAC_indice_clasico: [19.5, 31] },
    styles: [
      {
        id: 'fruto_seco_cacao',
        label: 'Helado de leche con fruto seco o cacao',
        when: { figure: 'dureza', least: 2 },
        ranges: { POD: [13, 23], azucares: [13, 23], materiaGrasa: [4, 16], SLNG: [5, 13.5], solidosTotales: [32, 48], PAC_indice_clasico: [19.5, 31] },
      },
    ],
    sources: ['rd-618-1998', 'caviezel', 'lulo-fouet', 'cfp-ensp', 'guelph-ebook'],
  },
  helado_crema: {
    label: 'Helado crema',
    ranges: { POD: [9.5, 22], azucares: [9, 22], materiaGrasa: [8, 20], SLNG: [5, 13.5], solidosTotales: [35, 50], PAC_indice_clasico: [18, 29] },
    sources: ['rd-618-1998', 'goff-hartel-icecream', 'guelph-ebook', 'cfp-ensp'],
  },
  sorbete_agua: {
    label: 'Sorbete de agua',
    ranges: { POD: [16, 33], azucares: [18, 34], materiaGrasa: [0, 10], SLNG: [0, 1], solidosTotales: [22, 40], PAC_indice_clasico: [25, 38] },
    sources: ['rd-618-1998', 'lulo-fouet', 'cfp-ensp'],
  },
  sorbete_leche: {
    label: 'Sorbete de leche',
    ranges: { POD: [16, 29], azucares: [18, 33], materiaGrasa: [0, 6], SLNG: [1, 7], solidosTotales: [25, 38.5], PAC_indice_clasico: [23, 35] },
    sources: ['goff-hartel-icecream', 'cfp-ensp'],
  },
  crema_untable: {
    label: 'Crema untable',
    unjudged: ['PAC'],
    ranges: { POD: [18, 58], azucares: [18, 58], materiaGrasa: [20, 70], solidosTotales: [75, 100], PAC_indice_clasico: [24, 62] },
    sources: ['obrador'],
  },
  veteado: {
    label: 'Veteado (salsa para marmolear)',
    unjudged: ['PAC'],
    ranges: { POD: [22, 68], azucares: [30, 70], solidosTotales: [40, 85], PAC_indice_clasico: [40, 100] },
    sources: ['obrador'],
  },
  granizado: {
    label: 'Granizado',
    unjudged: ['PAC'],
    ranges: { POD: [12, 26], azucares: [12, 25], materiaGrasa: [0, 10], solidosTotales: [14, 33], PAC_indice_clasico: [12, 26] },
    sources: ['rd-618-1998', 'obrador'],
  },
  semifrio: {
    label: 'Semifrío',
    unjudged: ['PAC'],
    ranges: { POD: [13, 30], azucares: [13, 30], materiaGrasa: [11, 32], solidosTotales: [36, 60], PAC_indice_clasico: [16, 33] },
    sources: ['caviezel', 'obrador'],
  },
  sin_azucar: {
    label: 'Helado sin azúcares añadidos',
    ranges: { POD: [5, 20], azucares: [0, 6], materiaGrasa: [1.5, 14], solidosTotales: [22, 44], PAC_indice_clasico: [20, 33] },
    sources: ['obrador'],
  },
  vegano: {
    label: 'Helado vegano',
    aims: { SLNG: 0 },
    ranges: { POD: [12, 26], azucares: [12, 30], materiaGrasa: [4, 20], SLNG: [0, 0.1], solidosTotales: [30, 50], PAC_indice_clasico: [22, 33.5] },
    sources: ['lulo-fouet', 'obrador'],
  },
  salado: {
    label: 'Helado salado (gastronómico)',
    ranges: { POD: [2, 16], azucares: [1.5, 15], materiaGrasa: [5, 26], solidosTotales: [28, 48], PAC_indice_clasico: [16, 29] },
    sources: ['obrador'],
  },
  base: {
    label: 'Base (blanca o amarilla)',
    ranges: { POD: [11, 20.5], azucares: [11, 20.5], materiaGrasa: [4, 18], SLNG: [6, 13.5], solidosTotales: [31, 43], PAC_indice_clasico: [19, 30] },
    sources: ['guelph-ebook', 'obrador'],
  },
} as const satisfies Readonly<Record<string, RecipeType<HeladoParameterKey>>>

export type HeladoTypeKey = keyof typeof heladoTypes
