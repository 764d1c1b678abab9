/** Additives that are only read by their words: what Annex VII.C of Regulation (EU) 1169/2011 and people call them. */
const preservative = 'conservador'

export const WRITTEN_ADDITIVES = [
  { code: '200', name: 'ácido sórbico', family: '@sorbatos', className: preservative, words: ['ácido sórbico'] },
  {
    code: '202',
    name: 'sorbato potásico',
    family: '@sorbatos',
    className: preservative,
    words: ['sorbato potásico', 'sorbato de potasio', 'sorbato'],
  },
  {
    code: '203',
    name: 'sorbato cálcico',
    family: '@sorbatos',
    className: preservative,
    words: ['sorbato cálcico', 'sorbato de calcio'],
  },
  { code: '210', name: 'ácido benzoico', family: '@benzoatos', className: preservative, words: ['ácido benzoico'] },
  {
    code: '211',
    name: 'benzoato sódico',
    family: '@benzoatos',
    className: preservative,
    words: ['benzoato sódico', 'benzoato de sodio', 'benzoato'],
  },
  {
    code: '212',
    name: 'benzoato potásico',
    family: '@benzoatos',
    className: preservative,
    words: ['benzoato potásico', 'benzoato de potasio'],
  },
  {
    code: '280',
    name: 'ácido propiónico',
    family: '@propionatos',
    className: preservative,
    words: ['ácido propiónico'],
  },
  {
    code: '281',
    name: 'propionato sódico',
    family: '@propionatos',
    className: preservative,
    words: ['propionato sódico', 'propionato de sodio'],
  },
  {
    code: '282',
    name: 'propionato cálcico',
    family: '@propionatos',
    className: preservative,
    words: ['propionato cálcico', 'propionato de calcio', 'propionato'],
  },
  {
    code: '283',
    name: 'propionato potásico',
    family: '@propionatos',
    className: preservative,
    words: ['propionato potásico', 'propionato de potasio'],
  },
  {
    code: '481',
    name: 'estearoil-2-lactilato sódico',
    family: '@lactilatos',
    className: 'emulgente',
    words: ['lactilato sódico', 'lactilato de sodio', 'estearoil lactilato'],
  },
  {
    code: '482',
    name: 'estearoil-2-lactilato cálcico',
    family: '@lactilatos',
    className: 'emulgente',
    words: ['lactilato cálcico', 'lactilato de calcio'],
  },
] as const
