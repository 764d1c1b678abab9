import type { TradeTerm } from '@obrador/engine/trade'

/** What the figures of a bought product are called, in Spanish: other languages say it by their glossary. */
export const sackFigureTerms: Readonly<Record<string, TradeTerm | undefined>> = {
  agua: 'agua',
  azucares: 'azúcares',
  sacarosa: 'sacarosa',
  glucosa: 'glucosa',
  fructosa: 'fructosa',
  lactosa: 'lactosa',
  grasa: 'grasa',
  grasaLactea: 'grasa láctea',
  mantecaCacao: 'manteca de cacao',
  proteinas: 'proteínas',
  almidon: 'almidón',
  fibra: 'fibra',
  sal: 'sal',
  SLNG: 'SLNG',
  cacaoSeco: 'cacao seco desgrasado',
  POD: 'POD',
  PAC_indice_clasico: 'PAC, índice clásico',
  grasas: 'grasas',
  saturadas: 'grasas saturadas',
  hidratosDeCarbono: 'hidratos de carbono',
}
