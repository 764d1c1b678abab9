/**
 * What is seldom bought: the first screen does without these rows, and only their names lead to them. Where the table does not
 * part the sugars the shares are estimated from the kin of the fruit; where it does not give them at all the grade is C.
 *
 * A line: id, shelf, name; water, protein, fat, its saturated part, sucrose, glucose, fructose, starch, other carbohydrates, fibre,
 * acids, salt and ash, g per 100 g; source, grade, price (€/kg), allergen («!» for what comes from an animal without one), other names.
 */
export const SELDOM = `
lulo;fruta;Lulo (naranjilla);93.05 .44 .22 0 1.5 1.1 1.14 0 0 1.1 1.06 0 .39;usda-sr28: 09450;A;6;;naranjilla
uchuva;fruta;Uchuva (physalis);85.4 1.9 .7 0 3.7 2 2 0 0 2 1.5 0 .8;usda-sr28: 09138;C;14;;aguaymanto|physalis|alquequenje|uvilla|cape gooseberry|golden berry
tamarindo;fruta;Tamarindo (pulpa);31.4 2.8 .6 .27 0 28 14 0 0 5.1 15.4 .07 2.7;usda-sr28: 09322;C;8;;tamarind|tamarin
tomate_arbol;fruta;Tomate de árbol (tamarillo);87 1.9 .4 0 1.2 1.2 1.3 0 1.1 3.3 1.7 0 .9;general-literature;C;7;;tomate de árbol|tamarillo|sachatomate
carambola;fruta;Carambola;91.38 1.04 .33 .02 .6 1.7 1.68 0 0 2.8 0 0 .52;usda-sr28: 09060;A;8;;starfruit|carambolo
feijoa;fruta;Feijoa;83.28 .71 .42 .1 2.93 2.32 2.95 0 0 6.4 .61 0 .38;usda-sr28: 09334;A;9;;guayaba del brasil
kumquat;fruta;Kumquat;80.85 1.88 .86 .1 3.2 2.9 3.26 0 0 6.5 0 .03 .52;usda-sr28: 09149;A;8;;quinoto|naranja enana
yaca;fruta;Yaca (jaca);73.46 1.72 .64 .2 .42 9.48 9.18 2.67 0 1.5 0 0 .94;usda-sr28: 09144;A;9;;jaca|jackfruit|panapén
mamey;fruta;Mamey (zapote rojo);64.87 1.45 .46 .17 7 6.5 6.64 0 6.56 5.4 0 .02 1.12;usda-sr28: 09314;A;9;;zapote|zapote mamey|zapote rojo|sapote
nispero;fruta;Níspero;86.73 .43 .2 .04 1 3 5 0 .5 1.7 .94 0 .5;usda-sr28: 09174;C;3.5;;níspero japonés|loquat|níspora
sauco;fruta;Baya de saúco;79.8 .66 .5 .02 0 4 4 0 2.1 7 1.3 .02 .64;usda-sr28: 09088;C;10;;elderberry|sureau
platano_macho;fruta;Plátano macho;65.28 1.3 .37 .14 8 3.6 3.4 14.59 0 2.3 0 .01 1.17;usda-sr28: 09277;A;2.5;;plantain|plátano de cocinar|plátano verde|plátano hartón
yuca;verdura;Yuca (mandioca) fresca;59.68 1.36 .28 .07 1.2 .25 .25 34.56 0 1.8 0 .04 .62;usda-sr28: 11134;A;2.5;;yuca fresca|yuca rallada|yuca cocida|cassava
champinon;verdura;Champiñón;92.45 3.09 .34 .05 0 1.5 .2 0 .56 1 0 .01 .85;usda-sr28: 11260;A;4;;seta|mushroom|xampinyó|portobello|funghi|hongo
berenjena;verdura;Berenjena;92.3 .98 .18 .03 .26 1.58 1.54 0 0 3 0 0 .66;usda-sr28: 11209;A;2;;aubergine|eggplant|albergínia|melanzana
alcachofa;verdura;Alcachofa;84.94 3.27 .15 .04 .6 .2 .19 0 4.12 5.4 0 .24 1.13;usda-sr28: 11007;A;4;;alcaucil|artichoke|carciofo|carxofa
rucula;verdura;Rúcula;91.71 2.58 .66 .09 0 1.05 1 0 0 1.6 0 .07 1.4;usda-sr28: 11959;A;9;;arugula|rucola|roqueta
perejil;verdura;Perejil;87.71 2.97 .79 .13 0 .5 .35 0 2.18 3.3 0 .14 2.2;usda-sr28: 11297;A;8;;parsley|julivert|prezzemolo
puerro;verdura;Puerro;83 1.5 .3 .04 1.5 1.2 1.2 0 8.45 1.8 0 .05 1.05;usda-sr28: 11246;A;2;;leek|porro|poro
cuscus;cereal;Cuscús;8.56 12.76 .64 .12 0 0 0 71.4 1.03 5 0 .03 .62;usda-sr28: 20028;A;2.5;gluten;couscous|cous cous
amaranto;cereal;Amaranto;11.29 13.56 7.02 1.46 1.69 0 0 56.86 0 6.7 0 .01 2.88;usda-sr28: 20001;A;6;;kiwicha|huautli
fibra_cereal;fibra;Fibra de avena o trigo;6 1 .5 .1 0 0 0 0 0 90 0 0 2.5;trade-data;C;5;gluten;fibra de avena|fibra de trigo
sebo_vacuno;grasa;Grasa de vacuno (sebo);0 0 100 49.8 0 0 0 0 0 0 0 0 0;usda-sr28: 04001;A;2.5;!;sebo|grasa bovina|grasa vacuna|grasa de vaca|grasa de pella|beef tallow
jamon_cocido;condimento;Jamón cocido;75.03 16.93 3.5 1.11 0 0 0 0 .97 0 0 3.29 4.02;usda-sr28: 07028;A;8;!;jamón york|jamón dulce|jamón de york|prosciutto cotto|cooked ham|pernil dolç
alcaparra;condimento;Alcaparras;83.85 2.36 .86 .23 0 .2 .21 0 1.28 3.2 0 6.92 8.04;usda-sr28: 02054;A;9;;capers|tàpera|cappero
masa_filo;confiteria;Masa filo;32.6 7.1 6 1.47 .18 0 0 50.52 0 1.9 0 1.21 1.6;usda-sr28: 18338;A;6;gluten;pasta filo|masa brick|pasta brick|phyllo|filo
`
