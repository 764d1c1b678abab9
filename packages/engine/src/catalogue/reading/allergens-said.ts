import type { LegalAllergen } from '../ingredient.ts'
import { cleanName } from './clean.ts'
import { bareWord, parseName, rootsOf } from './parse.ts'

/**
 * Allergens that the words of a name speak of (Regulation (EU) 1169/2011, Annex II). Of what is not read they are all that is known: they may be in
 * it, also where the name says that it is without.
 */
const SPEAK_OF: Readonly<Record<LegalAllergen, string>> = {
  gluten:
    'bechamel besamel croqueta empanada lasaña espagueti macarrón fideo cerveza rosquilla churro donut berlina polvorón mantecado wafer feuilletine oreo speculoos speculaas especulaas tarta pastel cookie streusel crumble biscuit sablé brisa filo choux profiterol panko pretzel torta coca roscón ensaimada buñuelo torrija panettone brioche picatoste nougatine tiramisú gluten trigo espelta centeno cebada avena kamut tritordeum malta malteada harina sémola pan galleta bizcocho gofre brownie magdalena croissant cruasán masa hojaldre pizza oblea barquillo cereal crujiente rebozado empanado cuscús seitán muesli granola panificable',
  crustaceos: 'marisco crustáceo gamba langostino cangrejo langosta',
  huevo:
    'alioli panettone brioche profiterol tiramisú curd macaron soletilla sabayón huevina ovoproducto tarta pastel bechamel rosquilla buñuelo torrija mahonesa merengada huevo yema clara merengue mayonesa catalana natilla flan tortilla hilado albúmina bizcocho magdalena brownie gofre',
  pescado: 'caviar lompo arenque pescado anchoa boquerón atún bacalao salmón surimi bonito sardina',
  cacahuete: 'snickers cacahuete cacahuate maní',
  soja: 'nutella nocilla soja tofu edamame miso lecitina chocolate cobertura pascua kinder sucedáneo',
  leche:
    'bechamel besamel batido cacaolat gelato ganache fudge tarta pastel tiramisú mascarpone ricotta parmesano mozzarella cheddar nutella nocilla panettone brioche croqueta merengada lácteos ghee dulcey leche lácteo lacteado nata queso yogur mantequilla requesón cuajada caseinato lactosa suero kéfir catalana natilla flan chocolate cobertura pascua kinder milka helado mousse toffee bombón brownie',
  frutos_cascara:
    'nutella nocilla ferrero marzapán frangipane frangipán crocanti peladilla garrapiñada granillo gianduia guirlache nougat nougatine tiramisú amaretti macaron almendra avellana nuez pistacho anacardo pecana macadamia praliné gianduja turrón mazapán',
  apio: 'apio',
  mostaza: 'mahonesa mostaza',
  sesamo: 'halva hummus sésamo tahini ajonjolí semilla',
  sulfitos: 'sulfito vino vinagre cava sidra mosto',
  altramuz: 'altramuz',
  moluscos: 'marisco molusco mejillón calamar sepia almeja pulpo',
}

const byWord: ReadonlyMap<string, readonly LegalAllergen[]> = new Map(
  [
    ...Map.groupBy(
      (Object.keys(SPEAK_OF) as LegalAllergen[]).flatMap((allergen) =>
        SPEAK_OF[allergen].split(' ').flatMap((word) => rootsOf(word).map((root) => [root, allergen] as const)),
      ),
      ([word]) => word,
    ),
  ].map(([word, all]) => [word, all.map(([, allergen]) => allergen)]),
)

/** No word that speaks of one is shorter. */
const WORD = /\p{L}{3}/u

export function allergensInName(name: string): readonly LegalAllergen[] {
  if (!WORD.test(name)) return []
  const { head, notes } = cleanName(name)
  const words = parseName([head, ...notes].join(' ')).words.map((word) => bareWord(word).replace(/^sin /, ''))
  return [...new Set(words.flatMap((word) => byWord.get(word) ?? []))]
}
