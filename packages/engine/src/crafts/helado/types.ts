import type { RecipeType } from '../../craft/craft.ts'
import type { HeladoParameterKey } from './params.ts'

/**
 * Target ranges per 100 g of mix. PAC is read against the fixed working range in every type, and left unjudged where the
 * product is not served from a cabinet.
 */
export const heladoTypes = {
  helado_leche: {
    label: 'Helado de leche',
    ranges: { POD: [12.5, 24], azucares: [12.5, 24], materiaGrasa: [2.5, 11], SLNG: [6, 13.5], solidosTotales: [28, 45], PAC_indice_clasico: [19.5, 31] },
    styles: [
      {
        id: 'fruto_seco_cacao',
        label: 'Helado de leche con fruto seco o cacao',
        when: { figure: 'dureza', least: 2 },
        ranges: {
          POD: [12.5, 24],
          azucares: [12.5, 24],
          materiaGrasa: [3.6, 17.5],
          SLNG: [4.6, 13.5],
          solidosTotales: [31, 49],
          PAC_indice_clasico: [19.5, 31],
        },
      },
    ],
    sources: ['rd-618-1998', 'caviezel', 'lulo-fouet', 'cfp-ensp', 'guelph-ebook'],
  },
  helado_crema: {
    label: 'Helado crema',
    ranges: { POD: [9.5, 23.5], azucares: [9, 23.5], materiaGrasa: [8, 21.5], SLNG: [4.6, 13.5], solidosTotales: [34, 51], PAC_indice_clasico: [18, 29] },
    sources: ['rd-618-1998', 'goff-hartel-icecream', 'guelph-ebook', 'cfp-ensp'],
  },
  sorbete_agua: {
    label: 'Sorbete de agua',
    ranges: { POD: [15, 35], azucares: [17, 36], materiaGrasa: [0, 12], SLNG: [0, 1], solidosTotales: [21, 42], PAC_indice_clasico: [25, 38] },
    sources: ['rd-618-1998', 'lulo-fouet', 'cfp-ensp'],
  },
  sorbete_leche: {
    label: 'Sorbete de leche',
    ranges: { POD: [15.5, 31], azucares: [16.5, 35], materiaGrasa: [0, 6], SLNG: [0.88, 7], solidosTotales: [23.5, 41], PAC_indice_clasico: [23, 35] },
    sources: ['goff-hartel-icecream', 'cfp-ensp'],
  },
  crema_untable: {
    label: 'Crema untable',
    unjudged: ['PAC'],
    ranges: { POD: [16.5, 58], azucares: [15.5, 58], materiaGrasa: [17, 70], solidosTotales: [74, 100], PAC_indice_clasico: [24, 62] },
    sources: ['obrador'],
  },
  veteado: {
    label: 'Veteado (salsa para marmolear)',
    unjudged: ['PAC'],
    ranges: { POD: [20, 74], azucares: [28, 74], solidosTotales: [37, 93], PAC_indice_clasico: [40, 100] },
    sources: ['obrador'],
  },
  granizado: {
    label: 'Granizado',
    unjudged: ['PAC'],
    ranges: { POD: [11.5, 27.5], azucares: [11.5, 26.5], materiaGrasa: [0, 12], solidosTotales: [13, 35], PAC_indice_clasico: [12, 26] },
    sources: ['rd-618-1998', 'obrador'],
  },
  semifrio: {
    label: 'Semifrío',
    unjudged: ['PAC'],
    ranges: { POD: [12.5, 32], azucares: [12.5, 32], materiaGrasa: [11, 34], solidosTotales: [35, 62], PAC_indice_clasico: [16, 33] },
    sources: ['caviezel', 'obrador'],
  },
  sin_azucar: {
    label: 'Helado sin azúcares añadidos',
    ranges: { POD: [5, 22], azucares: [0, 6], materiaGrasa: [1.3, 16.5], solidosTotales: [20, 46], PAC_indice_clasico: [20, 33] },
    sources: ['obrador'],
  },
  vegano: {
    label: 'Helado vegano',
    aims: { SLNG: 0 },
    ranges: { POD: [11.5, 27.5], azucares: [11.5, 32], materiaGrasa: [3.6, 22.5], SLNG: [0, 0.1], solidosTotales: [29, 52], PAC_indice_clasico: [22, 33.5] },
    sources: ['lulo-fouet', 'obrador'],
  },
  salado: {
    label: 'Helado salado (gastronómico)',
    unjudged: ['azucares'],
    ranges: { POD: [1.7, 16], azucares: [1.5, 15], materiaGrasa: [4.2, 26], solidosTotales: [26, 51], PAC_indice_clasico: [16, 29] },
    sources: ['obrador'],
  },
  base: {
    label: 'Base (blanca o amarilla)',
    ranges: { POD: [10.5, 21.5], azucares: [10.5, 21.5], materiaGrasa: [3.6, 20], SLNG: [5.4, 13.5], solidosTotales: [30, 45], PAC_indice_clasico: [19, 30] },
    sources: ['guelph-ebook', 'obrador'],
  },
} as const satisfies Readonly<Record<string, RecipeType<HeladoParameterKey>>>

export type HeladoTypeKey = keyof typeof heladoTypes
