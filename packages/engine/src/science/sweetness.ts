/** Sweetening power (POD) of a pure substance by mass, sucrose = 100. */
export const POD_OF_SUBSTANCE = {
  sucrose: 100,
  /** Between the 70 of the Corvitto line and the 80 of Goff & Hartel, table 3.4. */
  glucose: 74,
  fructose: 170,
  galactose: 60,
  lactose: 16,
  maltose: 33,
  /** Trehalose and isomaltulose; also what an unidentified sugar is taken for. */
  otherSugars: 45,
  alulosa: 70,
  tagatosa: 92,
  /** DP ≥ 3 of products without a declared DE. */
  dextrins: 25,
  eritritol: 70,
  xilitol: 95,
  sorbitol: 58,
  manitol: 55,
  maltitol: 87,
  isomalt: 48,
  lactitol: 38,
  glicerol: 60,
  propilenglicol: 30,
  higherPolyols: 40,
  inulina: 5,
  inulinaHp: 0,
  oligofructosa: 35,
  polidextrosa: 5,
  dextrinaResistente: 10,
  /** Trade value of commercial dextrose as it comes. */
  dextroseTrade: 70,
  sucralosa: 60000,
  /** Steviol glycosides run from 200 to 450 times sucrose. */
  steviaReb: 25000,
  aspartamo: 20000,
  acesulfamoK: 20000,
  sacarinaSodica: 40000,
} as const

/** POD of the solids of starch syrups by dextrose equivalent (Hull 2010, appendices C.2 and C.3). */
const SYRUP_POD: readonly (readonly [de: number, pod: number])[] = [
  [0, 0],
  [5, 6],
  [10, 11],
  [15, 17],
  [18, 20],
  [20, 23],
  [25, 28],
  [28, 30],
  [33, 40],
  [37, 45],
  [42, 50],
  [49, 56],
  [55, 62],
  [63, 70],
  [97, 74],
]

/** POD per 100 g of syrup solids, linear between the tabulated dextrose equivalents. */
export function syrupPod(de: number): number {
  const above = SYRUP_POD.findIndex(([tabulated]) => tabulated >= de)
  const high = SYRUP_POD[above]
  const low = SYRUP_POD[above - 1]
  if (!high) return POD_OF_SUBSTANCE.glucose
  if (!low) return high[1]
  return low[1] + ((high[1] - low[1]) * (de - low[0])) / (high[0] - low[0])
}
