import { ALL_ALLERGENS } from '@obrador/engine'
import { bothTexts, type SchemaText } from '../both-texts.ts'
import { booleanOrNull, textsSchema } from '../common.ts'
import { Type } from '../schema-type.ts'

/** The fourteen allergens of a label: which there are, which may be there, and of which nobody knows. */

const text = (about: SchemaText) => Type.String(about)
export const allergenField = (about: SchemaText) => Type.Enum([...ALL_ALLERGENS], { type: 'string', ...about })

const Alergeno = (about: SchemaText, bearers: SchemaText) =>
  Type.Object(
    {
      id: allergenField(bothTexts`Identificador. | Identifier.`),
      nombre: text(bothTexts`Como lo llama el anexo II. | As annex II calls it.`),
      palabras: textsSchema(
        bothTexts`Lo que hay que nombrar: el cereal, el fruto de cáscara o el alérgeno mismo. | What has to be named: the cereal, the nut or the allergen itself.`,
      ),
      ingredientes: textsSchema(bearers),
    },
    about,
  )

export const LabelAllergens = Type.Object(
  {
    presentes: Type.Array(
      Alergeno(
        bothTexts`Un alérgeno presente. | An allergen that is present.`,
        bothTexts`Ingredientes que lo llevan. | Ingredients that hold it.`,
      ),
      bothTexts`Los del anexo II que llevan los ingredientes conocidos, en el orden del anexo. | Those of annex II that the known ingredients hold, in the order of the annex.`,
    ),
    sinDato: textsSchema(
      bothTexts`Ingredientes de los que no se saben todos los alérgenos: sin ficha, compuestos, o leídos como otro. | Ingredients of which not all allergens are known: without a data sheet, compound, or read as something else.`,
    ),
    suelenLlevar: Type.Optional(
      Type.Array(
        Type.Object(
          {
            ingrediente: text(bothTexts`Ingrediente sin dato. | Ingredient without data.`),
            alergenos: Type.Array(
              allergenField(bothTexts`Un alérgeno. | An allergen.`),
              bothTexts`Los que suele llevar. | Those that it usually holds.`,
            ),
          },
          bothTexts`Lo que suele llevar. | What it usually holds.`,
        ),
        bothTexts`De los que están sin dato, lo que suelen llevar. | Of those without data, what they usually hold.`,
      ),
    ),
    ausentes: Type.Optional(
      Type.Array(
        allergenField(bothTexts`Un alérgeno. | An allergen.`),
        bothTexts`Los que seguro que no lleva. Solo si todo es simple o tiene ficha: lo que no se sabe no está ausente. | Those that it certainly does not hold. Only if everything is simple or has a data sheet: what is not known is not absent.`,
      ),
    ),
    texto: text(bothTexts`En una frase. | In a sentence.`),
    trazas: Type.Optional(
      Type.Array(
        Alergeno(
          bothTexts`Un alérgeno que puede estar por contacto. | An allergen that may be there by contact.`,
          bothTexts`Ingredientes cuyo envase lo avisa. | Ingredients whose packet says so.`,
        ),
        bothTexts`Lo que avisan los envases de sus ingredientes («puede contener»), sin lo que ya lleva. De las trazas del obrador responde quien elabora. | What the packets of its ingredients say («puede contener»), without what it holds anyway. For traces of the workshop its maker answers.`,
      ),
    ),
    puedeContener: Type.Optional(
      text(
        bothTexts`Las trazas en una frase, para la etiqueta: va fuera de la lista de ingredientes. | The traces in a sentence, for the label: it stands outside the list of ingredients.`,
      ),
    ),
    mostrador: Type.Array(
      Type.Object(
        {
          id: allergenField(bothTexts`El alérgeno. | The allergen.`),
          nombre: text(bothTexts`Como lo llama el anexo II. | As annex II calls it.`),
          lleva: booleanOrNull(
            bothTexts`Si lo lleva; null si de alguna línea nadie lo ha dicho: «sin dato, pregúntanos». | Whether it holds it; null if nobody has said it of some line: «no data, ask us».`,
          ),
          puede: Type.Optional(
            Type.Literal(
              true,
              bothTexts`Puede contener trazas, según el envase de un ingrediente; si además lo lleva, de otro cereal o fruto de cáscara («trazas»). | It may contain traces, by the packet of an ingredient; where it holds it, too, of another cereal or nut (\`trazas\`).`,
            ),
          ),
          palabras: textsSchema(
            bothTexts`El cereal o el fruto de cáscara, por su nombre, o el alérgeno. | The cereal or the nut, by its name, or the allergen.`,
          ),
        },
        bothTexts`Un alérgeno de la hoja. | An allergen of the sheet.`,
      ),
      bothTexts`La hoja de alérgenos del mostrador, para lo que se vende sin envasar o se sirve (RD 126/2015, arts. 4 y 6): los catorce, en el orden del anexo II. Las trazas del obrador las pone quien elabora. | The allergen sheet of the counter, for what is sold loose or served (RD 126/2015, arts. 4 and 6): all fourteen, in the order of annex II. Traces of the workshop are for its maker to add.`,
    ),
  },
  bothTexts`Los catorce alérgenos del anexo II. | The fourteen allergens of annex II.`,
)
