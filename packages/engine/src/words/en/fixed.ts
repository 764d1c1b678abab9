import type { FixedText } from '../es/fixed-texts.ts'

/** What tables, laws and answers say always in the same words. */
export const englishFixed: Readonly<Record<FixedText, string>> = {
  'invierno 2025-26': 'winter 2025–26',
  'norma leída': 'regulation read',
  'norma derogada, hoy buena práctica': 'repealed regulation, good practice today',
  'autor o autoridad citados': 'author or authority cited',
  'fuente del oficio': 'source of the trade',
  'decisión de Obrador, sin fuente abierta': 'Obrador’s own decision, no public source',
  'No se puede vender así': 'It may not be sold like this',
  ninguna: 'none',
  '0 h': '0 h',
  'cambia el huevo de cáscara por ovoproducto pasteurizado, o lleva el centro a 70 °C durante 2 s':
    'use a pasteurised egg product instead of shell egg, or bring the centre to 70 °C for 2 s',
  'RD 1021/2022, art. 9': 'RD 1021/2022, art. 9',
  'Ovoproducto sin cocer': 'Uncooked egg product',
  '8 °C o menos (4 °C o menos si rellena un pastel)': '8 °C or less (4 °C or less if it fills a cake)',
  '24 h desde que se elabora': '24 h from when it is made',
  'anota la fecha y la hora': 'write down the date and time',
  'RD 1021/2022, arts. 4 y 9.3': 'RD 1021/2022, arts. 4 and 9.3',
  'Huevo de cáscara cocido': 'Cooked shell egg',
  'el centro pasa de 70 °C durante 2 s; para más días, huevo pasteurizado y vida útil validada':
    'the centre goes above 70 °C for 2 s; for more days, pasteurised egg and a validated shelf life',
  'Fresco, sin huevo de cáscara': 'Fresh, without shell egg',
  '4 °C o menos': '4 °C or less',
  '3 días como orientación: tu autocontrol manda': '3 days as a guide: your HACCP plan decides',
  'enfría de 60 a 10 °C en menos de 2 h': 'cool from 60 to 10 °C in less than 2 h',
  'RD 1021/2022, art. 4.1, si rellena un pastel; los días, criterio de Obrador':
    'RD 1021/2022, art. 4.1, if it fills a cake; the days are Obrador’s judgement',
  'Fresco, rico en azúcar': 'Fresh, rich in sugar',
  'unos 7 días como orientación': 'about 7 days as a guide',
  'nata hervida o pasteurizada; más de 5 días pide un estudio de Listeria':
    'boiled or pasteurised cream; more than 5 days needs a Listeria study',
  'RD 1021/2022, art. 4.2; Reg. (CE) 2073/2005, anexo I, no abierto':
    'RD 1021/2022, art. 4.2; Reg. (EC) 2073/2005, annex I, not read',
  'De humedad intermedia': 'Intermediate moisture',
  'de 12 a 18 °C': '12 to 18 °C',
  'unas 2 semanas': 'about 2 weeks',
  'actividad de agua medida y buena higiene': 'measured water activity and good hygiene',
  'RD 1021/2022, art. 4.2': 'RD 1021/2022, art. 4.2',
  'Estable en ambiente': 'Stable at room temperature',
  '20 °C o menos, en seco': '20 °C or less, kept dry',
  'semanas (de 4 a 8; las fuentes discrepan)': 'weeks (4 to 8; sources disagree)',
  'lo limitan el moho y el endurecimiento: mide la actividad de agua antes de fijar la fecha':
    'mould and hardening limit it: measure the water activity before you set a date',
  ambiente: 'room temperature',
  meses: 'months',
  'lo limita el enranciamiento, no los microbios': 'rancidity limits it, not microbes',
  Congelado: 'Frozen',
  '−18 °C o menos': '−18 °C or less',
  'hasta su fecha de consumo preferente': 'until its best-before date',
  'con fecha de elaboración y de congelación; no se recongela':
    'with the dates of making and of freezing; never refrozen',
  'RD 1021/2022, arts. 4.1 y 5': 'RD 1021/2022, arts. 4.1 and 5',
  'mientras aguante tierno: días si la miga es húmeda, semanas solo con la actividad de agua medida en 0,85 o menos':
    'as long as it stays tender: days if the crumb is moist, weeks only with a measured water activity of 0.85 or less',
  'mide el centro, que el borde engaña: por debajo de 70 °C no se puede vender con huevo de cáscara':
    'measure the centre, the edge misleads: below 70 °C it may not be sold with shell egg',
  'Si no vendes al consumidor final rige tu autocontrol (Reg. (CE) 852/2004): toma esta clase como referencia.':
    'If you do not sell to the final consumer your HACCP plan applies (Reg. (EC) 852/2004): take this class as a reference.',
  'calienta la mezcla al menos a 70 °C durante 2 s y, con yema de cáscara, congélala en 24 h; mientras tanto, 4 °C o menos (RD 1021/2022, arts. 9.1 y 9.3)':
    'heat the mix to at least 70 °C for 2 s and, with yolk from shell eggs, freeze it within 24 h; meanwhile, 4 °C or less (RD 1021/2022, arts. 9.1 and 9.3)',
  'calienta la mezcla (orientación: 85 °C, o 65 °C durante 30 min) y enfríala rápido; hasta 72 h por debajo de 6 °C (antiguo art. 6.1 del RD 618/1998, derogado: buena práctica)':
    'heat the mix (as a guide: 85 °C, or 65 °C for 30 min) and cool it fast; up to 72 h below 6 °C (former art. 6.1 of RD 618/1998, repealed: good practice)',
  'sin cocción, solo si el pH medido es 4,6 o menos (5,5 en granizado); congela enseguida (antiguo art. 6.1 del RD 618/1998, derogado: buena práctica)':
    'uncooked only if the measured pH is 4.6 or less (5.5 in a granita); freeze at once (former art. 6.1 of RD 618/1998, repealed: good practice)',
  'de la mezcla': 'of the mix',
  'de la masa': 'of the dough',
  'del producto acabado': 'of the finished product',
  'de la harina total': 'of the total flour',
  'de la parte de chocolate': 'of the chocolate part',
  'de la materia seca': 'of the dry matter',
  'de la pieza': 'of the piece',
  'del producto': 'of the product',
  'por litro': 'per litre',
  'con menos del 12 % de extracto seco la norma no le da nombre de helado (RD 618/1998, art. 3.1.e)':
    'under 12% total solids the regulation gives it no name of an ice (RD 618/1998, art. 3.1.e)',
  'un litro pesa de 375 a menos de 430 g (RD 618/1998, art. 3.1.j): pésalo':
    'a litre weighs from 375 to under 430 g (RD 618/1998, art. 3.1.j): weigh it',
  'se sirve semisólido': 'it is served semi-solid',
  'se congela: mientras tanto es una mezcla (RD 618/1998, arts. 2.2 y 3.2)':
    'it is frozen: until then it is a mix (RD 618/1998, arts. 2.2 and 3.2)',
  'Se vende en las 24 h siguientes a la cocción, o aparte y anunciándolo (RD 308/2019, art. 15.1)':
    'It is sold within 24 h of baking, or apart and with a notice (RD 308/2019, art. 15.1)',
  'El peso de la pieza, en cartel o etiqueta (RD 308/2019, art. 15.2)':
    'The weight of the piece, on a notice or a label (RD 308/2019, art. 15.2)',
  'la masa se refina con cilindros': 'the dough is sheeted between rollers',
  'la masa es blanda y de harina de trigo': 'the dough is soft and of wheat flour',
  'son piezas estrechas de miga seca': 'they are thin pieces with a dry crumb',
  'se cuece en molde': 'it is baked in a tin',
  'se rebana, se tuesta y se envasa': 'it is sliced, toasted and packed',
  'se cuece en molde con tapa, se rebana, se tuesta y se envasa':
    'it is baked in a lidded tin, sliced, toasted and packed',
  'se tritura': 'it is ground',
  'lo vendes como pan ácimo, pita o tortilla por su forma o proceso':
    'you sell it as unleavened, pitta or tortilla bread by its shape or process',
  'no se cuece en molde ni se escalda la harina ni lleva otro proceso especial (art. 5.2)':
    'it is not baked in a tin, the flour is not scalded and nothing else special is done to it (art. 5.2)',
  'la espelta se tiene por cereal distinto del trigo, que la norma no aclara':
    'spelt counts as a cereal other than wheat, which the regulation does not settle',
  'la vendes por su nombre: «pan» es lo que fermenta con levadura o masa madre, y «pan de soda» solo es uso':
    'you sell it by its name: “pan” is what ferments with yeast or sourdough, and “pan de soda” (soda bread) is only custom',
  'la masa madre está activa, con pH inferior a 4,2 y acidez total superior a 6 ml':
    'the sourdough is active, with a pH under 4.2 and a total acidity over 6 ml',
  'la masa y el pan bajan de pH 4,8 solo por su microflora':
    'dough and bread drop below pH 4.8 through its own flora alone',
  'la levadura, si la hay, entra en la última fase del amasado':
    'the yeast, if any, goes in at the last stage of mixing',
  'en la masa hay de 45 a 55 % de harina de fuerza, de 18 a 20 de agua, de 16 a 20 de azúcar, de 6 a 10 de huevo y de 4 a 6 de masa madre':
    'the dough has 45 to 55% strong flour, 18 to 20 water, 16 to 20 sugar, 6 to 10 egg and 4 to 6 sourdough',
  'acabada tiene de 10 a 20 % de humedad y de 20 a 45 de grasa':
    'once finished it has 10 to 20% moisture and 20 to 45 fat',
  'se hace en Mallorca y la certifica su consejo regulador': 'it is made in Mallorca and certified by its control body',
  'un análisis da 20 mg de gluten por kg o menos en lo que se vende':
    'an analysis gives 20 mg of gluten per kg or less in what is sold',
  'la masa sube con masa madre natural; en España no obliga':
    'the dough rises on natural sourdough; in Spain this is not required',
  'pasan 8 h o más por encima de 4 °C entre el amasado y la cocción':
    '8 h or more go by above 4 °C between mixing and baking',
  'cumples el art. 10 (fermentación en bloque, formado a mano, maestro panadero) y tu ley de artesanía':
    'you meet art. 10 (bulk fermentation, shaping by hand, a master baker) and the crafts law of your region',
  'se cuece íntegramente con leña': 'it is baked with wood alone',
  'es lo que su nombre usual da a entender y no lleva colorante que imite la yema (Código Alimentario, 3.20.52)':
    'it is what its usual name suggests and has no colour that imitates yolk (Spanish food code, 3.20.52)',
  'te certifica el Consejo Regulador': 'its control body certifies you',
  'el refractómetro marca 60 °Brix o más en lo acabado':
    'the refractometer reads 60 °Brix or more in the finished product',
  'se vende como tal: dentro de un pastel el RD 863/2003 no rige (art. 2.2)':
    'it is sold as such: inside a cake RD 863/2003 does not apply (art. 2.2)',
  'es de pulpa sin concentrar': 'it is made from pulp that was not concentrated',
  'el refractómetro marca de 40 a menos de 60 °Brix': 'the refractometer reads from 40 to under 60 °Brix',
  'pastelería: masa de hojaldre (RD 496/2010, 1.3.1)': 'pastry: puff pastry (RD 496/2010, 1.3.1)',
  'pastelería: masa azucarada (RD 496/2010, 1.3.2)': 'pastry: sweet dough (RD 496/2010, 1.3.2)',
  'pastelería: masa escaldada (RD 496/2010, 1.3.3)': 'pastry: scalded dough (RD 496/2010, 1.3.3)',
  'pastelería: masa batida (RD 496/2010, 1.3.4)': 'pastry: whipped batter (RD 496/2010, 1.3.4)',
  'pastelería: masa de repostería (RD 496/2010, 1.3.5)': 'pastry: confectioner’s batter (RD 496/2010, 1.3.5)',
  'producto de confitería (RD 496/2010, 1.1)': 'confectionery (RD 496/2010, 1.1)',
  'La clase y la categoría comercial junto al nombre, en letras de 5 mm o más (RD 1787/1982, 7.3)':
    'The class and the commercial grade beside the name, in letters of 5 mm or more (RD 1787/1982, 7.3)',
  'La materia que sustituye a la almendra, junto a «turrón», si la hay (RD 1787/1982, 7.3.3)':
    'What takes the place of almond, beside “turrón”, if anything does (RD 1787/1982, 7.3.3)',
  'la almendra va cruda, pelada y molida': 'the almond is raw, blanched and ground',
  'se hace como turrón de nieve o de mazapán, con almendra cruda molida y sin tostar la masa':
    'it is made as “turrón de nieve” (snow) or marzipan turrón, with raw ground almond and without toasting the mass',
  'el núcleo es la almendra entera, grageada': 'the centre is the whole almond, panned',
  'el fruto va grageado': 'the nut is panned',
  'el fruto va cubierto de azúcar caramelizado': 'the nut is coated in caramelised sugar',
  'la avellana va finamente triturada': 'the hazelnut is finely ground',
  'se presenta en copos o fideos': 'it comes as flakes or vermicelli',
  'la harina o el almidón son de trigo, arroz o maíz': 'the flour or starch is of wheat, rice or maize',
  'cada pieza es de un bocado': 'each piece is a single mouthful',
  'el chocolate, carcasa incluida, pesa el 25 % o más de la pieza':
    'the chocolate, shell included, is 25% or more of the piece',
  'el chocolate de fuera pesa el 25 % o más de la pieza': 'the chocolate outside is 25% or more of the piece',
  'dentro no hay pan, pastel, galleta ni helado': 'there is no bread, cake, biscuit or ice cream inside',
  'se presenta en polvo': 'it comes as a powder',
  'por su forma o su uso se confunde con el chocolate': 'by its shape or use it is taken for chocolate',
  'en rango y con su nombre legal': 'in range and with its legal name',
  'con medalla de oro': 'with a gold medal',
  'relleno de tarta o macaron': 'tart or macaron filling',
  'trufa / corte': 'truffle / for cutting',
  'Contiene azúcares naturalmente presentes':
    '“Contiene azúcares naturalmente presentes” (contains naturally occurring sugars)',
  'lo que no reconozco no lleva azúcares': 'what I do not recognise has no sugars',
  'un análisis da 20 mg/kg o menos de gluten y no hay contaminación cruzada':
    'an analysis gives 20 mg/kg of gluten or less and there is no cross-contamination',
  'la avena está tratada para celiacos y da 20 mg/kg o menos':
    'the oats are specially produced for coeliacs and give 20 mg/kg or less',
  'un análisis da menos de 0,01 % de lactosa; el alérgeno leche sigue destacado':
    'an analysis gives under 0.01% lactose; milk stays emphasised as an allergen',
  'ningún aditivo ni proceso es de origen animal (E 471, E 322, clarificantes…)':
    'no additive or process is of animal origin (E 471, E 322, clarifying agents…)',
  'te lo certifica quien puede hacerlo': 'a body entitled to certify it does so',
  'se sabe qué lleva lo que no reconozco': 'it is known what is in what I do not recognise',
  'un análisis da al menos el 15 % del valor de referencia por 100 g (30 % para «alto» o «rico en»)':
    'an analysis gives at least 15% of the reference value per 100 g (30% for “alto” or “rico en”)',
  'un análisis da los ácidos grasos que pide el anexo por 100 g y por 100 kcal':
    'an analysis gives the fatty acids that the annex asks for per 100 g and per 100 kcal',
  'va con una propiedad saludable autorizada y cumple sus condiciones':
    'it goes with an authorised health claim and meets its conditions',
  'la Unión la ha autorizado para lo que lleva, y la dices con sus palabras y en su cantidad':
    'the Union has authorised it for what it contains, and you say it in its words and in its amount',
  'Reglamento (CE) 1924/2006, art. 14.1.a: reducción del riesgo de enfermedad, solo la autorizada':
    'Regulation (EC) 1924/2006, art. 14.1.a: reduction of disease risk, only as authorised',
  'ningún ingrediente lleva sal añadida': 'no ingredient has added salt',
  'Di qué lo hace más ligero, y frente a qué producto': 'Say what makes it lighter, and compared with which product',
  'Di frente a qué producto se compara': 'Say which product it is compared with',
  'Reg. (UE) 828/2014': 'Reg. (EU) 828/2014',
  'AESAN, no vinculante': 'AESAN (Spain), not binding',
  'Reg. (UE) 1169/2011, art. 36.3.b (sin definición legal)': 'Reg. (EU) 1169/2011, art. 36.3.b (no legal definition)',
  'Reglamento (CE) 1924/2006, anexo': 'Regulation (EC) 1924/2006, annex',
  'Reglamento (CE) 1924/2006, art. 8.1: solo valen las declaraciones del anexo':
    'Regulation (EC) 1924/2006, art. 8.1: only the claims in the annex are allowed',
  'Reglamento (CE) 1924/2006, art. 10: solo una propiedad saludable autorizada':
    'Regulation (EC) 1924/2006, art. 10: only an authorised health claim',
  'Reg. (UE) 1169/2011, art. 7.3; Reglamento (CE) 1924/2006, art. 12':
    'Reg. (EU) 1169/2011, art. 7.3; Regulation (EC) 1924/2006, art. 12',
  '% de la energía': '% of the energy',
  'Obrador; confírmalo': 'Obrador; confirm it',
  'la fórmula y las fichas de tus proveedores': 'the formula and your suppliers’ data sheets',
  tú: 'you',
  'La lista de ingredientes, en orden de peso, con los alérgenos destacados: «ingredientes.texto».':
    'The list of ingredients, in order of weight, allergens emphasised: “ingredientes.texto”.',
  'Los alérgenos, destacados en la lista o, sin lista, con la palabra «contiene»: «alergenos.texto».':
    'The allergens, emphasised in the list or, without one, after the word “contiene”: “alergenos.texto”.',
  'La cantidad neta, en el mismo campo visual que el nombre (no si pesa menos de 5 g o se vende por unidades a la vista).':
    'The net quantity, in the same field of vision as the name (not needed under 5 g, or where it is sold by number in plain sight).',
  'Fecha de caducidad: es muy perecedero. La da quien valida su vida útil, no Obrador.':
    'Use-by date: it is highly perishable. Whoever validates its shelf life sets it, not Obrador.',
  'Fecha de consumo preferente: la da quien valida su vida útil, no Obrador.':
    'Best-before date: whoever validates its shelf life sets it, not Obrador.',
  'Sin fecha, el pan y la bollería que se consumen en 24 h (anexo X.1.d).':
    'No date is needed on bread and viennoiserie eaten within 24 h (annex X.1.d).',
  'Nombre o razón social y dirección de quien responde del producto.':
    'Name or business name and address of whoever answers for the product.',
  'El origen, si callarlo confunde, si se muestra un lugar o un nombre protegido, o si el ingrediente primario es de otro sitio.':
    'The origin, if leaving it out misleads, if a place or a protected name is shown, or if the primary ingredient is from elsewhere.',
  'Modo de empleo, si sin él cuesta usarlo bien (descongelar, hornear, consumir cocido).':
    'Instructions for use, if it is hard to use well without them (thaw, bake, eat cooked).',
  'Grado alcohólico, solo en bebidas con más de 1,2 % vol.': 'Alcoholic strength, only on drinks above 1.2% vol.',
  'Lleva más de un 1,2 % vol de alcohol, si no se evapora: en una bebida, di el grado (art. 28); en lo demás no es obligatorio, pero avisa: «contiene alcohol».':
    'More than 1.2% vol of alcohol, unless it evaporates: on a drink, tell the strength (art. 28); elsewhere it is not mandatory, but say “contiene alcohol”.',
  'Información nutricional: la tabla de «nutricion».': 'Nutrition declaration: the table of “nutricion”.',
  'Información nutricional: la tabla de «nutricion», obligatoria siempre, porque el nombre hace una declaración nutricional (anexo V.18 y 19; art. 30).':
    'Nutrition declaration: the table of “nutricion”, mandatory in any case, since the name makes a nutrition claim (annex V.18 and 19; art. 30).',
  '¿Vendes solo pequeñas cantidades, directamente o a comercios de tu zona? España no fija kilos: si es así, la información nutricional no es obligatoria.':
    'Do you sell only small quantities, directly or to shops nearby? Spain sets no limit in kilos: if so, the nutrition declaration is not mandatory.',
  'Lote (RD 1808/1991), y registro sanitario si te corresponde. Letra de 1,2 mm de altura de la x o más (0,9 si el envase no llega a 80 cm²), en español.':
    'Lot (RD 1808/1991), and your health registration if you need one. Letters with an x-height of 1.2 mm or more (0.9 on packs under 80 cm²), in Spanish.',
  'Sin envasar o envasado a petición: nombre, alérgenos, cantidad de ingredientes y grado alcohólico, en etiqueta o cartel; los alérgenos pueden decirse de palabra si están escritos y hay un aviso a la vista (RD 126/2015, arts. 4 a 6).':
    'Loose or packed on request: name, allergens, quantity of ingredients and alcoholic strength, on a label or a notice; allergens may be given by word of mouth if they are also written down and a notice is on display (RD 126/2015, arts. 4 to 6).',
  'Envasado por ti para vender de inmediato en tus tiendas: todo menos la información nutricional (RD 126/2015, art. 5).':
    'Packed by you for direct sale in your shops: everything but the nutrition declaration (RD 126/2015, art. 5).',
  'Servido en tu local: los alérgenos (RD 126/2015, art. 4.2).':
    'Served on your premises: the allergens (RD 126/2015, art. 4.2).',
  'A distancia: todo menos la fecha, antes de la compra (Reg. (UE) 1169/2011, art. 14).':
    'At a distance: everything but the date, before the purchase (Reg. (EU) 1169/2011, art. 14).',
  'El PAC de Obrador es la temperatura en °C a la que la mezcla se puede servir (64–76 % de su agua helada); el índice clásico va por 100 g de mezcla, con la sacarosa a 100 y sin las sales de la leche.':
    'Obrador’s PAC is the temperature in °C at which the mix can be served (64–76% of its water frozen); the classic index is per 100 g of mix, with sucrose at 100 and without the salts of milk.',
  'Temperatura en °C a la que la mezcla se puede servir: con entre el 64 y el 76 % de su agua helada, descontado lo que endurecen el cacao y los frutos secos. Cuanto más negativa, más blando; equilibrado hacia −11,5.':
    'Temperature in °C at which the mix can be served: with 64 to 76% of its water frozen, minus the hardening by cocoa and nuts. The lower, the softer; balanced around −11.5.',
  'Índice clásico de equivalentes de sacarosa por 100 g de mezcla (sacarosa 100, dextrosa 190), sin las sales de la leche. Solo como referencia para otras herramientas.':
    'Classic index of sucrose equivalents per 100 g of mix (sucrose 100, dextrose 190), without the salts of milk. Only as a reference for other tools.',
  'Valores medios calculados con la composición de los ingredientes (Reglamento (UE) 1169/2011, art. 31.4), no analizados. Los alérgenos son los de los ingredientes: las trazas por contacto cruzado no salen de una fórmula. Compara la etiqueta con las fichas de tus proveedores. Lo firmas tú: Obrador orienta; el responsable de la etiqueta es el operador (Reg. (UE) 1169/2011, art. 8).':
    'Average values calculated from the composition of the ingredients (Regulation (EU) 1169/2011, art. 31.4), not analysed. Allergens are those of the ingredients: traces from cross-contact cannot be told from a formula. Check the label against your suppliers’ data sheets. You sign it: Obrador guides; the operator is responsible for the label (Reg. (EU) 1169/2011, art. 8). The label is in Spanish, under Spanish law; what another country asks for is not looked at.',
  'Agua evaporada': 'Evaporated water',
  'Obrador · formulación artesana abierta': 'Obrador · open artisan formulation',
  'Pieza montada': 'Assembled piece',
  Oro: 'Gold',
  Plata: 'Silver',
  Bronce: 'Bronze',
  Agua: 'Water',
  'Azúcares, todos': 'All sugars',
  Grasa: 'Fat',
  Proteínas: 'Protein',
  Almidón: 'Starch',
  Dextrinas: 'Dextrins',
  Alcohol: 'Alcohol',
  Otros: 'Other',
  'Sin identificar': 'Not identified',
  puntos: 'points',
  // What a label declares (annex XV).
  'Valor energético (kJ)': 'Energy (kJ)',
  'Valor energético (kcal)': 'Energy (kcal)',
  Grasas: 'Fat',
  'de las cuales saturadas': 'of which saturates',
  'Hidratos de carbono': 'Carbohydrate',
  'de los cuales azúcares': 'of which sugars',
  'Fibra alimentaria': 'Fibre',
  Sal: 'Salt',
  'Cereales que contengan gluten': 'Cereals containing gluten',
  'Crustáceos y productos a base de crustáceos': 'Crustaceans and products thereof',
  'Huevos y productos a base de huevo': 'Eggs and products thereof',
  'Pescado y productos a base de pescado': 'Fish and products thereof',
  'Cacahuetes y productos a base de cacahuetes': 'Peanuts and products thereof',
  'Soja y productos a base de soja': 'Soybeans and products thereof',
  'Leche y sus derivados (incluida la lactosa)': 'Milk and products thereof (including lactose)',
  'Frutos de cáscara y productos derivados': 'Nuts and products thereof',
  'Apio y productos derivados': 'Celery and products thereof',
  'Mostaza y productos derivados': 'Mustard and products thereof',
  'Granos de sésamo y productos a base de granos de sésamo': 'Sesame seeds and products thereof',
  'Dióxido de azufre y sulfitos': 'Sulphur dioxide and sulphites',
  'Altramuces y productos a base de altramuces': 'Lupin and products thereof',
  'Moluscos y productos a base de moluscos': 'Molluscs and products thereof',
}
