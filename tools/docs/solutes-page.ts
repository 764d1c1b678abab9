import { PAC_OF_SOLUTE, POD_OF_SUBSTANCE } from '@obrador/engine'
import { markdownTable } from './table.ts'

/** Names for people of the substances the engine keeps constants for. */
const NAMES: Readonly<Record<string, string>> = {
  sucrose: 'Sacarosa',
  glucose: 'Glucosa anhidra',
  fructose: 'Fructosa',
  galactose: 'Galactosa',
  lactose: 'Lactosa',
  maltose: 'Maltosa',
  otherSugars: 'Trehalosa, isomaltulosa y azúcares sin identificar',
  alulosa: 'Alulosa',
  tagatosa: 'Tagatosa',
  dextrins: 'Dextrinas (DP 3 o más) sin DE declarado',
  eritritol: 'Eritritol',
  xilitol: 'Xilitol',
  sorbitol: 'Sorbitol',
  manitol: 'Manitol',
  maltitol: 'Maltitol',
  isomalt: 'Isomalt',
  lactitol: 'Lactitol',
  glicerol: 'Glicerina',
  propilenglicol: 'Propilenglicol',
  higherPolyols: 'Polioles DP 3 o más del jarabe de maltitol',
  inulina: 'Inulina (DP medio 10)',
  inulinaHp: 'Inulina HP (DP medio 23)',
  oligofructosa: 'Oligofructosa',
  polidextrosa: 'Polidextrosa',
  dextrinaResistente: 'Dextrina resistente',
  fruitAcid: 'Ácidos de fruta (solo PAC físico)',
  saltTrade: 'Sal (índice del oficio)',
  ethanolTrade: 'Alcohol (índice del oficio)',
  dextroseTrade: 'Dextrosa comercial, tal cual',
  sucralosa: 'Sucralosa',
  steviaReb: 'Glucósidos de esteviol',
  aspartamo: 'Aspartamo',
  acesulfamoK: 'Acesulfamo K',
  sacarinaSodica: 'Sacarina sódica',
}

/** Sugars freeze by their molar mass alone: one PAC for each class. */
const PAC_CLASS: Readonly<Record<string, keyof typeof PAC_OF_SOLUTE>> = {
  sucrose: 'disaccharide',
  lactose: 'disaccharide',
  maltose: 'disaccharide',
  otherSugars: 'disaccharide',
  glucose: 'monosaccharide',
  fructose: 'monosaccharide',
  galactose: 'monosaccharide',
  alulosa: 'monosaccharide',
  tagatosa: 'monosaccharide',
}

const written = (value: number | undefined): string => value?.toLocaleString('es-ES') ?? '—'

/** Antifreeze and sweetening power of every substance the engine tells apart. */
export function solutesPage(): string {
  const classes = new Set<string>(Object.values(PAC_CLASS))
  const keys = [...new Set([...Object.keys(POD_OF_SUBSTANCE), ...Object.keys(PAC_OF_SOLUTE)])].filter(
    (key) => !classes.has(key),
  )
  const pac: Readonly<Record<string, number>> = PAC_OF_SOLUTE
  const pod: Readonly<Record<string, number>> = POD_OF_SUBSTANCE
  return `# Solutos: poder anticongelante (PAC) y poder edulcorante (POD)

Página generada con las constantes del motor, por 100 g de sustancia pura y con la sacarosa a 100. El PAC sale de la masa
molar (100 · 342,30 / masa molar), salvo los valores que el oficio usa por acuerdo. Los sólidos de los jarabes de
glucosa cuentan 1,9 · DE.

${markdownTable(
  ['Sustancia', 'PAC', 'POD'],
  keys.map((key) => [NAMES[key] ?? key, written(pac[PAC_CLASS[key] ?? key]), written(pod[key])]),
)}
`
}
