import type { FixedText } from '../es/fixed-texts.ts'

/** What tables, laws and answers say always in the same words. */
export const italianFixed: Readonly<Record<FixedText, string>> = {
  'invierno 2025-26': 'inverno 2025-26',
  'norma leída': 'norma letta',
  'norma derogada, hoy buena práctica': 'norma abrogata, oggi buona pratica',
  'autor o autoridad citados': 'autore o autorità citati',
  'fuente del oficio': 'fonte del mestiere',
  'decisión de Obrador, sin fuente abierta': 'decisione di Obrador, senza fonte pubblica',
  'No se puede vender así': 'Così non si può vendere',
  ninguna: 'nessuna',
  '0 h': '0 h',
  'cambia el huevo de cáscara por ovoproducto pasteurizado, o lleva el centro a 70 °C durante 2 s':
    'usa ovoprodotto pastorizzato invece di uova in guscio, o porta il cuore a 70 °C per 2 s',
  'RD 1021/2022, art. 9': 'RD 1021/2022, art. 9',
  'Ovoproducto sin cocer': 'Ovoprodotto non cotto',
  '8 °C o menos (4 °C o menos si rellena un pastel)': '8 °C o meno (4 °C o meno se farcisce un dolce)',
  '24 h desde que se elabora': '24 h da quando si prepara',
  'anota la fecha y la hora': 'annota la data e l’ora',
  'RD 1021/2022, arts. 4 y 9.3': 'RD 1021/2022, artt. 4 e 9.3',
  'Huevo de cáscara cocido': 'Con uova in guscio, cotte',
  'el centro pasa de 70 °C durante 2 s; para más días, huevo pasteurizado y vida útil validada':
    'il cuore supera i 70 °C per 2 s; per più giorni, uova pastorizzate e conservabilità validata',
  'Fresco, sin huevo de cáscara': 'Fresco, senza uova in guscio',
  '4 °C o menos': '4 °C o meno',
  '3 días como orientación: tu autocontrol manda': '3 giorni come indicazione: decide il tuo autocontrollo',
  'enfría de 60 a 10 °C en menos de 2 h': 'raffredda da 60 a 10 °C in meno di 2 h',
  'RD 1021/2022, art. 4.1, si rellena un pastel; los días, criterio de Obrador':
    'RD 1021/2022, art. 4.1, se farcisce un dolce; i giorni, criterio di Obrador',
  'Fresco, rico en azúcar': 'Fresco, ricco di zucchero',
  'unos 7 días como orientación': 'circa 7 giorni come indicazione',
  'nata hervida o pasteurizada; más de 5 días pide un estudio de Listeria':
    'panna bollita o pastorizzata; oltre 5 giorni serve uno studio sulla Listeria',
  'RD 1021/2022, art. 4.2; Reg. (CE) 2073/2005, anexo I, no abierto':
    'RD 1021/2022, art. 4.2; Reg. (CE) 2073/2005, allegato I, non letto',
  'De humedad intermedia': 'A umidità intermedia',
  'de 12 a 18 °C': 'da 12 a 18 °C',
  'unas 2 semanas': 'circa 2 settimane',
  'actividad de agua medida y buena higiene': 'attività dell’acqua misurata e buona igiene',
  'RD 1021/2022, art. 4.2': 'RD 1021/2022, art. 4.2',
  'Estable en ambiente': 'Stabile a temperatura ambiente',
  '20 °C o menos, en seco': '20 °C o meno, all’asciutto',
  'semanas (de 4 a 8; las fuentes discrepan)': 'settimane (da 4 a 8; le fonti non concordano)',
  'lo limitan el moho y el endurecimiento: mide la actividad de agua antes de fijar la fecha':
    'lo limitano la muffa e l’indurimento: misura l’attività dell’acqua prima di fissare la data',
  ambiente: 'ambiente',
  meses: 'mesi',
  'lo limita el enranciamiento, no los microbios': 'lo limita l’irrancidimento, non i microbi',
  Congelado: 'Congelato',
  '−18 °C o menos': '−18 °C o meno',
  'hasta su fecha de consumo preferente': 'fino al termine minimo di conservazione',
  'con fecha de elaboración y de congelación; no se recongela':
    'con data di preparazione e di congelamento; non si ricongela',
  'RD 1021/2022, arts. 4.1 y 5': 'RD 1021/2022, artt. 4.1 e 5',
  'mientras aguante tierno: días si la miga es húmeda, semanas solo con la actividad de agua medida en 0,85 o menos':
    'finché resta tenero: giorni se la mollica è umida, settimane solo con attività dell’acqua misurata di 0,85 o meno',
  'mide el centro, que el borde engaña: por debajo de 70 °C no se puede vender con huevo de cáscara':
    'misura il cuore, il bordo inganna: sotto i 70 °C non si può vendere con uova in guscio',
  'Si no vendes al consumidor final rige tu autocontrol (Reg. (CE) 852/2004): toma esta clase como referencia.':
    'Se non vendi al consumatore finale vale il tuo autocontrollo (Reg. (CE) 852/2004): prendi questa classe come riferimento.',
  'calienta la mezcla al menos a 70 °C durante 2 s y, con yema de cáscara, congélala en 24 h; mientras tanto, 4 °C o menos (RD 1021/2022, arts. 9.1 y 9.3)':
    'scalda la miscela ad almeno 70 °C per 2 s e, con tuorli di uova in guscio, congelala entro 24 h; nel frattempo, 4 °C o meno (RD 1021/2022, artt. 9.1 e 9.3)',
  'calienta la mezcla (orientación: 85 °C, o 65 °C durante 30 min) y enfríala rápido; hasta 72 h por debajo de 6 °C (antiguo art. 6.1 del RD 618/1998, derogado: buena práctica)':
    'scalda la miscela (indicazione: 85 °C, o 65 °C per 30 min) e raffreddala in fretta; fino a 72 h sotto i 6 °C (ex art. 6.1 del RD 618/1998, abrogato: buona pratica)',
  'sin cocción, solo si el pH medido es 4,6 o menos (5,5 en granizado); congela enseguida (antiguo art. 6.1 del RD 618/1998, derogado: buena práctica)':
    'senza cottura, solo se il pH misurato è 4,6 o meno (5,5 nella granita); congela subito (ex art. 6.1 del RD 618/1998, abrogato: buona pratica)',
  'de la mezcla': 'della miscela',
  'de la masa': 'dell’impasto',
  'del producto acabado': 'del prodotto finito',
  'de la harina total': 'della farina totale',
  'de la parte de chocolate': 'della parte di cioccolato',
  'de la materia seca': 'della sostanza secca',
  'de la pieza': 'del pezzo',
  'del producto': 'del prodotto',
  'por litro': 'per litro',
  'con menos del 12 % de extracto seco la norma no le da nombre de helado (RD 618/1998, art. 3.1.e)':
    'sotto il 12 % di estratto secco la norma non gli dà nome di gelato (RD 618/1998, art. 3.1.e)',
  'un litro pesa de 375 a menos de 430 g (RD 618/1998, art. 3.1.j): pésalo':
    'un litro pesa da 375 a meno di 430 g (RD 618/1998, art. 3.1.j): pesalo',
  'se sirve semisólido': 'si serve semisolido',
  'se congela: mientras tanto es una mezcla (RD 618/1998, arts. 2.2 y 3.2)':
    'si congela: fino ad allora è una miscela (RD 618/1998, artt. 2.2 e 3.2)',
  'Se vende en las 24 h siguientes a la cocción, o aparte y anunciándolo (RD 308/2019, art. 15.1)':
    'Si vende entro 24 h dalla cottura, o a parte e segnalandolo (RD 308/2019, art. 15.1)',
  'El peso de la pieza, en cartel o etiqueta (RD 308/2019, art. 15.2)':
    'Il peso del pezzo, su cartello o etichetta (RD 308/2019, art. 15.2)',
  'la masa se refina con cilindros': 'l’impasto si raffina ai cilindri',
  'la masa es blanda y de harina de trigo': 'l’impasto è morbido e di farina di grano',
  'son piezas estrechas de miga seca': 'sono pezzi sottili dalla mollica asciutta',
  'se cuece en molde': 'si cuoce in stampo',
  'se rebana, se tuesta y se envasa': 'si affetta, si tosta e si confeziona',
  'se cuece en molde con tapa, se rebana, se tuesta y se envasa':
    'si cuoce in stampo con coperchio, si affetta, si tosta e si confeziona',
  'se tritura': 'si macina',
  'lo vendes como pan ácimo, pita o tortilla por su forma o proceso':
    'lo vendi come pane azzimo, pita o tortilla per forma o processo',
  'no se cuece en molde ni se escalda la harina ni lleva otro proceso especial (art. 5.2)':
    'non si cuoce in stampo, la farina non si scotta e non c’è altro processo speciale (art. 5.2)',
  'la espelta se tiene por cereal distinto del trigo, que la norma no aclara':
    'il farro spelta si considera un cereale diverso dal grano, cosa che la norma non chiarisce',
  'la vendes por su nombre: «pan» es lo que fermenta con levadura o masa madre, y «pan de soda» solo es uso':
    'la vendi col suo nome: «pan» è ciò che fermenta con lievito o lievito madre, e «pan de soda» è solo uso',
  'la masa madre está activa, con pH inferior a 4,2 y acidez total superior a 6 ml':
    'il lievito madre è attivo, con pH sotto 4,2 e acidità totale sopra 6 ml',
  'la masa y el pan bajan de pH 4,8 solo por su microflora':
    'impasto e pane scendono sotto pH 4,8 solo per la sua microflora',
  'la levadura, si la hay, entra en la última fase del amasado':
    'il lievito, se c’è, entra nell’ultima fase dell’impasto',
  'en la masa hay de 45 a 55 % de harina de fuerza, de 18 a 20 de agua, de 16 a 20 de azúcar, de 6 a 10 de huevo y de 4 a 6 de masa madre':
    'nell’impasto c’è dal 45 al 55 % di farina di forza, da 18 a 20 di acqua, da 16 a 20 di zucchero, da 6 a 10 di uova e da 4 a 6 di lievito madre',
  'acabada tiene de 10 a 20 % de humedad y de 20 a 45 de grasa':
    'finita ha dal 10 al 20 % di umidità e da 20 a 45 di grassi',
  'se hace en Mallorca y la certifica su consejo regulador':
    'si fa a Maiorca e la certifica il suo organismo di controllo',
  'un análisis da 20 mg de gluten por kg o menos en lo que se vende':
    'un’analisi dà 20 mg di glutine per kg o meno in ciò che si vende',
  'la masa sube con masa madre natural; en España no obliga':
    'l’impasto cresce con lievito madre naturale; in Spagna non è obbligatorio',
  'pasan 8 h o más por encima de 4 °C entre el amasado y la cocción':
    'passano 8 h o più sopra i 4 °C tra impasto e cottura',
  'cumples el art. 10 (fermentación en bloque, formado a mano, maestro panadero) y tu ley de artesanía':
    'rispetti l’art. 10 (puntata in massa, formatura a mano, mastro panettiere) e la legge sull’artigianato della tua regione',
  'se cuece íntegramente con leña': 'si cuoce solo a legna',
  'es lo que su nombre usual da a entender y no lleva colorante que imite la yema (Código Alimentario, 3.20.52)':
    'è ciò che il nome usuale fa intendere e non ha colorante che imiti il tuorlo (codice alimentare spagnolo, 3.20.52)',
  'te certifica el Consejo Regulador': 'ti certifica l’organismo di controllo',
  'el refractómetro marca 60 °Brix o más en lo acabado': 'il rifrattometro segna 60 °Brix o più sul finito',
  'se vende como tal: dentro de un pastel el RD 863/2003 no rige (art. 2.2)':
    'si vende come tale: dentro un dolce il RD 863/2003 non vale (art. 2.2)',
  'es de pulpa sin concentrar': 'è di polpa non concentrata',
  'el refractómetro marca de 40 a menos de 60 °Brix': 'il rifrattometro segna da 40 a meno di 60 °Brix',
  'pastelería: masa de hojaldre (RD 496/2010, 1.3.1)': 'pasticceria: pasta sfoglia (RD 496/2010, 1.3.1)',
  'pastelería: masa azucarada (RD 496/2010, 1.3.2)': 'pasticceria: pasta zuccherata (RD 496/2010, 1.3.2)',
  'pastelería: masa escaldada (RD 496/2010, 1.3.3)': 'pasticceria: pasta scottata (RD 496/2010, 1.3.3)',
  'pastelería: masa batida (RD 496/2010, 1.3.4)': 'pasticceria: massa montata (RD 496/2010, 1.3.4)',
  'pastelería: masa de repostería (RD 496/2010, 1.3.5)': 'pasticceria: impasto da dolci (RD 496/2010, 1.3.5)',
  'producto de confitería (RD 496/2010, 1.1)': 'prodotto di confetteria (RD 496/2010, 1.1)',
  'La clase y la categoría comercial junto al nombre, en letras de 5 mm o más (RD 1787/1982, 7.3)':
    'La classe e la categoria commerciale accanto al nome, in lettere di 5 mm o più (RD 1787/1982, 7.3)',
  'La materia que sustituye a la almendra, junto a «turrón», si la hay (RD 1787/1982, 7.3.3)':
    'La materia che sostituisce la mandorla, accanto a «turrón», se c’è (RD 1787/1982, 7.3.3)',
  'la almendra va cruda, pelada y molida': 'la mandorla è cruda, pelata e macinata',
  'se hace como turrón de nieve o de mazapán, con almendra cruda molida y sin tostar la masa':
    'si fa come «turrón de nieve» (neve) o di marzapane, con mandorle crude macinate e senza tostare la massa',
  'el núcleo es la almendra entera, grageada': 'l’anima è la mandorla intera, confettata',
  'el fruto va grageado': 'il frutto è confettato',
  'el fruto va cubierto de azúcar caramelizado': 'il frutto è coperto di zucchero caramellato',
  'la avellana va finamente triturada': 'la nocciola è finemente macinata',
  'se presenta en copos o fideos': 'si presenta in fiocchi o vermicelli',
  'la harina o el almidón son de trigo, arroz o maíz': 'la farina o l’amido sono di grano, riso o mais',
  'cada pieza es de un bocado': 'ogni pezzo è di un boccone',
  'el chocolate, carcasa incluida, pesa el 25 % o más de la pieza':
    'il cioccolato, guscio compreso, pesa il 25 % o più del pezzo',
  'el chocolate de fuera pesa el 25 % o más de la pieza': 'il cioccolato esterno pesa il 25 % o più del pezzo',
  'dentro no hay pan, pastel, galleta ni helado': 'dentro non c’è pane, dolce, biscotto né gelato',
  'se presenta en polvo': 'si presenta in polvere',
  'por su forma o su uso se confunde con el chocolate': 'per forma o uso si confonde con il cioccolato',
  'en rango y con su nombre legal': 'nei limiti e con la sua denominazione',
  'con medalla de oro': 'con medaglia d’oro',
  'relleno de tarta o macaron': 'ripieno di torta o macaron',
  'trufa / corte': 'tartufo / da taglio',
  'Contiene azúcares naturalmente presentes':
    '«Contiene azúcares naturalmente presentes» (contiene zuccheri naturalmente presenti)',
  'lo que no reconozco no lleva azúcares': 'ciò che non riconosco non contiene zuccheri',
  'un análisis da 20 mg/kg o menos de gluten y no hay contaminación cruzada':
    'un’analisi dà 20 mg/kg di glutine o meno e non c’è contaminazione crociata',
  'la avena está tratada para celiacos y da 20 mg/kg o menos':
    'l’avena è prodotta apposta per celiaci e dà 20 mg/kg o meno',
  'un análisis da menos de 0,01 % de lactosa; el alérgeno leche sigue destacado':
    'un’analisi dà meno dello 0,01 % di lattosio; l’allergene latte resta evidenziato',
  'ningún aditivo ni proceso es de origen animal (E 471, E 322, clarificantes…)':
    'nessun additivo né processo è di origine animale (E 471, E 322, chiarificanti…)',
  'te lo certifica quien puede hacerlo': 'te lo certifica chi può farlo',
  'se sabe qué lleva lo que no reconozco': 'si sa cosa contiene ciò che non riconosco',
  'un análisis da al menos el 15 % del valor de referencia por 100 g (30 % para «alto» o «rico en»)':
    'un’analisi dà almeno il 15 % del valore di riferimento per 100 g (30 % per «alto» o «rico en»)',
  'un análisis da los ácidos grasos que pide el anexo por 100 g y por 100 kcal':
    'un’analisi dà gli acidi grassi che l’allegato chiede per 100 g e per 100 kcal',
  'va con una propiedad saludable autorizada y cumple sus condiciones':
    'va con un’indicazione sulla salute autorizzata e ne rispetta le condizioni',
  'la Unión la ha autorizado para lo que lleva, y la dices con sus palabras y en su cantidad':
    'l’Unione l’ha autorizzata per ciò che contiene, e la dici con le sue parole e nella sua quantità',
  'Reglamento (CE) 1924/2006, art. 14.1.a: reducción del riesgo de enfermedad, solo la autorizada':
    'Regolamento (CE) 1924/2006, art. 14.1.a: riduzione del rischio di malattia, solo quella autorizzata',
  'ningún ingrediente lleva sal añadida': 'nessun ingrediente ha sale aggiunto',
  'Di qué lo hace más ligero, y frente a qué producto':
    'Di’ che cosa lo rende più leggero, e rispetto a quale prodotto',
  'Di frente a qué producto se compara': 'Di’ con quale prodotto si confronta',
  'Reg. (UE) 828/2014': 'Reg. (UE) 828/2014',
  'AESAN, no vinculante': 'AESAN (Spagna), non vincolante',
  'Reg. (UE) 1169/2011, art. 36.3.b (sin definición legal)':
    'Reg. (UE) 1169/2011, art. 36.3.b (senza definizione legale)',
  'Reglamento (CE) 1924/2006, anexo': 'Regolamento (CE) 1924/2006, allegato',
  'Reglamento (CE) 1924/2006, art. 8.1: solo valen las declaraciones del anexo':
    'Regolamento (CE) 1924/2006, art. 8.1: valgono solo le indicazioni dell’allegato',
  'Reglamento (CE) 1924/2006, art. 10: solo una propiedad saludable autorizada':
    'Regolamento (CE) 1924/2006, art. 10: solo un’indicazione sulla salute autorizzata',
  'Reg. (UE) 1169/2011, art. 7.3; Reglamento (CE) 1924/2006, art. 12':
    'Reg. (UE) 1169/2011, art. 7.3; Regolamento (CE) 1924/2006, art. 12',
  '% de la energía': '% dell’energia',
  'Obrador; confírmalo': 'Obrador; confermalo',
  'la fórmula y las fichas de tus proveedores': 'la formula e le schede dei tuoi fornitori',
  tú: 'tu',
  'La lista de ingredientes, en orden de peso, con los alérgenos destacados: «ingredientes.texto».':
    'L’elenco degli ingredienti, in ordine di peso, con gli allergeni evidenziati: «ingredientes.texto».',
  'Los alérgenos, destacados en la lista o, sin lista, con la palabra «contiene»: «alergenos.texto».':
    'Gli allergeni, evidenziati nell’elenco o, senza elenco, con la parola «contiene»: «alergenos.texto».',
  'La cantidad neta, en el mismo campo visual que el nombre (no si pesa menos de 5 g o se vende por unidades a la vista).':
    'La quantità netta, nello stesso campo visivo del nome (non sotto i 5 g, né se si vende a pezzi in vista).',
  'Fecha de caducidad: es muy perecedero. La da quien valida su vida útil, no Obrador.':
    'Data di scadenza: è molto deperibile. La dà chi ne valida la conservabilità, non Obrador.',
  'Fecha de consumo preferente: la da quien valida su vida útil, no Obrador.':
    'Termine minimo di conservazione: lo dà chi ne valida la conservabilità, non Obrador.',
  'Sin fecha, el pan y la bollería que se consumen en 24 h (anexo X.1.d).':
    'Senza data, pane e lievitati che si consumano entro 24 h (allegato X.1.d).',
  'Nombre o razón social y dirección de quien responde del producto.':
    'Nome o ragione sociale e indirizzo di chi risponde del prodotto.',
  'El origen, si callarlo confunde, si se muestra un lugar o un nombre protegido, o si el ingrediente primario es de otro sitio.':
    'L’origine, se tacerla inganna, se si mostra un luogo o un nome protetto, o se l’ingrediente primario viene da altrove.',
  'Modo de empleo, si sin él cuesta usarlo bien (descongelar, hornear, consumir cocido).':
    'Istruzioni per l’uso, se senza è difficile usarlo bene (scongelare, infornare, consumare cotto).',
  'Grado alcohólico, solo en bebidas con más de 1,2 % vol.': 'Titolo alcolometrico, solo per bevande oltre 1,2 % vol.',
  'Lleva más de un 1,2 % vol de alcohol, si no se evapora: en una bebida, di el grado (art. 28); en lo demás no es obligatorio, pero avisa: «contiene alcohol».':
    'Contiene più dell’1,2 % vol di alcol, se non evapora: in una bevanda, di’ il titolo (art. 28); altrove non è obbligatorio, ma avvisa: «contiene alcohol».',
  'Información nutricional: la tabla de «nutricion».': 'Dichiarazione nutrizionale: la tabella di «nutricion».',
  'Información nutricional: la tabla de «nutricion», obligatoria siempre, porque el nombre hace una declaración nutricional (anexo V.18 y 19; art. 30).':
    'Dichiarazione nutrizionale: la tabella di «nutricion», sempre obbligatoria, perché il nome contiene un’indicazione nutrizionale (allegato V.18 e 19; art. 30).',
  '¿Vendes solo pequeñas cantidades, directamente o a comercios de tu zona? España no fija kilos: si es así, la información nutricional no es obligatoria.':
    'Vendi solo piccole quantità, direttamente o a negozi della zona? La Spagna non fissa un limite in chili: in tal caso la dichiarazione nutrizionale non è obbligatoria.',
  'Lote (RD 1808/1991), y registro sanitario si te corresponde. Letra de 1,2 mm de altura de la x o más (0,9 si el envase no llega a 80 cm²), en español.':
    'Lotto (RD 1808/1991), e registrazione sanitaria se ti serve. Lettere con altezza della x di 1,2 mm o più (0,9 se la confezione è sotto gli 80 cm²), in spagnolo.',
  'Sin envasar o envasado a petición: nombre, alérgenos, cantidad de ingredientes y grado alcohólico, en etiqueta o cartel; los alérgenos pueden decirse de palabra si están escritos y hay un aviso a la vista (RD 126/2015, arts. 4 a 6).':
    'Sfuso o confezionato su richiesta: nome, allergeni, quantità degli ingredienti e titolo alcolometrico, su etichetta o cartello; gli allergeni si possono dire a voce se sono anche scritti e c’è un avviso in vista (RD 126/2015, artt. da 4 a 6).',
  'Envasado por ti para vender de inmediato en tus tiendas: todo menos la información nutricional (RD 126/2015, art. 5).':
    'Confezionato da te per la vendita immediata nei tuoi negozi: tutto tranne la dichiarazione nutrizionale (RD 126/2015, art. 5).',
  'Servido en tu local: los alérgenos (RD 126/2015, art. 4.2).':
    'Servito nel tuo locale: gli allergeni (RD 126/2015, art. 4.2).',
  'A distancia: todo menos la fecha, antes de la compra (Reg. (UE) 1169/2011, art. 14).':
    'A distanza: tutto tranne la data, prima dell’acquisto (Reg. (UE) 1169/2011, art. 14).',
  'El PAC de Obrador es la temperatura en °C a la que la mezcla se puede servir (64–76 % de su agua helada); el índice clásico va por 100 g de mezcla, con la sacarosa a 100 y sin las sales de la leche.':
    'Il PAC di Obrador è la temperatura in °C a cui la miscela si può servire (64–76 % della sua acqua congelata); l’indice classico è per 100 g di miscela, con il saccarosio a 100 e senza i sali del latte.',
  'Temperatura en °C a la que la mezcla se puede servir: con entre el 64 y el 76 % de su agua helada, descontado lo que endurecen el cacao y los frutos secos. Cuanto más negativa, más blando; equilibrado hacia −11,5.':
    'Temperatura in °C a cui la miscela si può servire: con il 64–76 % della sua acqua congelata, meno quanto induriscono il cacao e la frutta secca. Più è bassa, più è morbido; bilanciato intorno a −11,5.',
  'Índice clásico de equivalentes de sacarosa por 100 g de mezcla (sacarosa 100, dextrosa 190), sin las sales de la leche. Solo como referencia para otras herramientas.':
    'Indice classico di equivalenti di saccarosio per 100 g di miscela (saccarosio 100, destrosio 190), senza i sali del latte. Solo come riferimento per altri strumenti.',
  'Valores medios calculados con la composición de los ingredientes (Reglamento (UE) 1169/2011, art. 31.4), no analizados. Los alérgenos son los de los ingredientes: las trazas por contacto cruzado no salen de una fórmula. Compara la etiqueta con las fichas de tus proveedores. Lo firmas tú: Obrador orienta; el responsable de la etiqueta es el operador (Reg. (UE) 1169/2011, art. 8).':
    'Valori medi calcolati dalla composizione degli ingredienti (Regolamento (UE) 1169/2011, art. 31.4), non analizzati. Gli allergeni sono quelli degli ingredienti: le tracce da contaminazione crociata non si ricavano da una formula. Confronta l’etichetta con le schede dei fornitori. La firmi tu: Obrador orienta; dell’etichetta risponde l’operatore (Reg. (UE) 1169/2011, art. 8). L’etichetta è in spagnolo, secondo la legge spagnola; che cosa chieda un altro paese non è stato verificato.',
  'Agua evaporada': 'Acqua evaporata',
  'Obrador · formulación artesana abierta': 'Obrador · formulazione artigianale aperta',
  'Pieza montada': 'Pezzo composto',
  Oro: 'Oro',
  Plata: 'Argento',
  Bronce: 'Bronzo',
  Agua: 'Acqua',
  'Azúcares, todos': 'Zuccheri, tutti',
  Grasa: 'Grassi',
  Proteínas: 'Proteine',
  Almidón: 'Amido',
  Dextrinas: 'Destrine',
  Alcohol: 'Alcol',
  Otros: 'Altro',
  'Sin identificar': 'Non identificato',
  puntos: 'punti',
  // What a label declares (annex XV).
  'Valor energético (kJ)': 'Energia (kJ)',
  'Valor energético (kcal)': 'Energia (kcal)',
  Grasas: 'Grassi',
  'de las cuales saturadas': 'di cui acidi grassi saturi',
  'Hidratos de carbono': 'Carboidrati',
  'de los cuales azúcares': 'di cui zuccheri',
  'Fibra alimentaria': 'Fibre',
  Sal: 'Sale',
  'Cereales que contengan gluten': 'Cereali contenenti glutine',
  'Crustáceos y productos a base de crustáceos': 'Crostacei e prodotti a base di crostacei',
  'Huevos y productos a base de huevo': 'Uova e prodotti a base di uova',
  'Pescado y productos a base de pescado': 'Pesce e prodotti a base di pesce',
  'Cacahuetes y productos a base de cacahuetes': 'Arachidi e prodotti a base di arachidi',
  'Soja y productos a base de soja': 'Soia e prodotti a base di soia',
  'Leche y sus derivados (incluida la lactosa)': 'Latte e prodotti a base di latte (incluso lattosio)',
  'Frutos de cáscara y productos derivados': 'Frutta a guscio e prodotti derivati',
  'Apio y productos derivados': 'Sedano e prodotti a base di sedano',
  'Mostaza y productos derivados': 'Senape e prodotti a base di senape',
  'Granos de sésamo y productos a base de granos de sésamo': 'Semi di sesamo e prodotti a base di semi di sesamo',
  'Dióxido de azufre y sulfitos': 'Anidride solforosa e solfiti',
  'Altramuces y productos a base de altramuces': 'Lupini e prodotti a base di lupini',
  'Moluscos y productos a base de moluscos': 'Molluschi e prodotti a base di molluschi',
}
