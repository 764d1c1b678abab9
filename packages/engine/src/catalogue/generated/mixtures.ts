// Written by `npm run catalogue -- --write` from packages/engine/data: edit the tables there, not this file.

export const MIXTURES: string = `brillo_neutro|Brillo neutro (napaje)|jarabe|!DZ?|2|azucar 53 glucosa 11 agua 34 pectina_nh 2|brillo|napaje|napaje neutro|gel neutro|gelatina de brillo|nappage|glaseado neutro|abrillantador|mirroir neutro
base_sorbete|Base para sorbete 50-100 g/kg|estabilizante|!DEgfc|3|dextrosa 36 glucosa_polvo_de38 50 azucar 5 neutro_sorbete 9|base fruta|base para sorbete|base agua|base frutta
mezcla_sin_gluten|Mezcla panificable sin gluten|harina|!D?EGO?a|1.5|almidon_maiz 58 harina_arroz 27 fecula_patata 8 psyllium 5 goma_xantana 2|harina sin gluten|preparado sin gluten|mix sin gluten|preparado panificable sin gluten|gluten free flour
cacao_soluble_azucarado|Cacao soluble azucarado|cacao|!DEXagf|1|azucar 71 cacao_polvo_magro 28 lecitina .5 sal .5|cacao soluble|cacao instantáneo|cacao azucarado|cacao en polvo azucarado|cacao a la taza soluble
cob_fruta|Cobertura de fruta (manteca de cacao y fruta)|chocolate|!DEXgf|6|manteca_cacao 36 azucar 45 frambuesa_liofilizada 18.5 lecitina .5|cobertura de fruta|~cobertura de fresa|~cobertura de frambuesa|~cobertura de maracuyá|~cobertura frambuesa|~cobertura fresa|~cobertura fruta frambuesa|~cobertura fruta fresa|~cobertura fruta maracuyá|~cobertura fruta almendra|~cobertura fruta yuzu
cobertura_sin_azucar|Cobertura negra sin azúcar (maltitol)|chocolate|!EWgf|4|pasta_cacao 44.5 manteca_cacao 11 maltitol 44 lecitina .5|chocolate sin azúcar|chocolate negro sin azúcar|cobertura negra sin azúcar|cobertura sin azúcar con maltitol|cobertura con maltitol|chocolate con maltitol
crema_pistacho_dulce|Crema dulce de pistacho (untable)|pasta_fruto_seco|!ADV|3|pasta_pistacho 40 azucar 36 aceite_girasol 18 leche_desn_polvo 5.5 lecitina .5|~crema de pistacho|crema untable de pistacho|pistachio spread|~crema al pistacchio
sirope_chocolate|Sirope de chocolate|jarabe|!DXZ?|2|azucar 53 agua 32 cacao_polvo_magro 12 glucosa 3|jarabe de chocolate|topping de chocolate|~chocolate líquido|>chocolate syrup|~sirope de cacao
salsa_chocolate|Salsa de chocolate|jarabe|!DXZ?|2|azucar 43 agua 31 cacao_polvo 10 cob_negra 10 glucosa 6|~salsa de cacao|~variegato de chocolate|>chocolate sauce
pasta_cafe|Pasta de café (aromatizar)|confitura|!D|6|azucar 48 agua 26 cafe_soluble 22 glucosa 4|pasta de café|pasta moka|coffee paste
crema_speculoos|Crema de speculoos (untable)|pasta_fruto_seco|!ADEgfchk|2|speculoos 58 aceite_girasol 26 azucar 15.5 lecitina .5|crema de speculoos|crema lotus|pasta de speculoos|pasta lotus|crema de galleta lotus
leche_merengada|Leche merengada|leche|!DZ|.5|leche_entera 81 azucar 13 clara 6
arroz_con_leche|Arroz con leche|confiteria|!DZ|1|leche_entera 78 arroz 10 azucar 12|>rice pudding
crema_inglesa|Crema inglesa|confiteria|!DZ|1|leche_entera 60 nata 10 yema 14 azucar 16|>crème anglaise|~salsa de vainilla|~natilla líquida|~custard
gelatina_postre|Gelatina de sabores en polvo|confiteria|!DEd|2|azucar 88 gelatina 10 acido_citrico 2|gelatina de sabores|~gelatina de fresa|~gelatina de frambuesa|~gelatina de limón|~gelatina de naranja
pasta_azucar|Fondant extendido (pasta de azúcar)|confiteria|!ADEgf|2|azucar_glas 82 glucosa 8 manteca_vegetal 5 agua 4.5 gelatina .5|fondant extendido|fondant extendible|pasta de azúcar|pasta laminada|sugar paste|~pasta de goma
fideos_chocolate|Fideos de chocolate|chocolate|!ADEX4gf|3|azucar 62 cacao_polvo 17 grasa_palmiste 11 glucosa_polvo_de38 9.5 lecitina .5|granillo de chocolate|vermicelli de chocolate|>chocolate sprinkles|granas de chocolate
magdalena|Magdalena o sobao|confiteria|!A?DEHgfchk|3|harina 27 azucar 27 huevo_entero 25 mantequilla 15 aceite_girasol 13 agua -7|~sobao|~sobao pasiego|madalena|~muffin|~cupcake|~madeleine|~mantecada
hojaldre|Masa de hojaldre|confiteria|!A?D?Egfchk|2|harina 45 mantequilla 33 agua 21 sal 1|pasta de hojaldre|>puff pastry
lemon_curd|Crema de limón (lemon curd)|confiteria|!DZ|2|zumo_limon 27 azucar 30 huevo_entero 23 mantequilla 20|crema de limón|cremoso de limón
premezcla_bolleria|Premezcla de bollería|harina|!A?DEOgfc|1|harina_fuerza 84 azucar 10 leche_desn_polvo 3 sal 1.5 mejorante_pan 1.5|premezcla de brioche|preparado de brioche|preparado para brioche|~premezcla de masas dulces|mix brioche|premezcla|~mix panettone
bizcocho|Bizcocho (plancha)|confiteria|!A?DEgfchk|2|huevo_entero 50 azucar 30 harina 30 agua -10|plancha de bizcocho|bizcocho genovés|sponge cake|genovesa|>pan di spagna|migas de bizcocho|génoise
grageas_azucar|Grageas de azúcar (decoración)|confiteria|!ADEGgf|4|azucar 92 almidon_maiz 5 aceite_girasol 2 agua 1|grageas|fideos de colores|fideos de azúcar|sprinkles|perlas de azúcar|confeti de azúcar|anisetes|anisetes de colores
nata_mixta|Nata mixta (láctea y vegetal)|nata|!ACDEZgf|0|nata 50 nata_vegetal 50|nata mix|mix de nata|crema mixta|nata con grasa vegetal
queso_crema_light|Queso crema light|queso|!Z|0|queso_crema 50 queso_batido_0 50|queso de untar light|philadelphia light|>light cream cheese|queso crema ligero
suero_liquido|Suero de leche líquido|leche|!D?|0|suero_polvo 6.5 agua 93.5|suero de leche|suero lácteo|lactosuero|suero de queso|whey líquido
bergamota|Bergamota|fruta||4|naranja 50 limon 50|>bergamot|>bergamotto|bergamote
yema_confitada|Yema confitada|confiteria|!DZ|3|yema 43 azucar 57|~yema tostada|~crema de yema|~yema dura|~yema de Santa Teresa|~relleno de yema|~yema pastelera|~dulce de yema
batido_cacao|Leche con cacao (batido)|leche|!D|.5|leche_semidesnatada 91 azucar 7.5 cacao_polvo 1.5|leche con cacao|batido de cacao|~batido de chocolate|~leche chocolateada|~chocolate milk
tangzhong|Tangzhong (harina escaldada 1:5)|prefermento|!N|0|harina 1 agua 5|tang zhong|roux de agua|water roux|harina escaldada|~yudane
cebolla_caramelizada|Cebolla caramelizada|verdura|!ADZ|3|cebolla 200 azucar 8 aceite_oliva 5 agua -110|~cebolla confitada|>caramelised onion
bebida_avena_polvo|Bebida de avena en polvo|bebida_vegetal|!ABCDF|4|harina_avena 30 maltosa 27 glucosa_polvo_de38 38 aceite_girasol 5|leche de avena en polvo|>oat milk powder|avena en polvo soluble
azucar_explosivo|Azúcar explosivo (caramelo con gas)|confiteria|!D|12|azucar 66 lactosa 24 glucosa_polvo_de38 8 agua 2|caramelo explosivo|>popping candy|sucre pétillant|azúcar petazeta|petazetas
perlas_crujientes|Perlas de chocolate crujientes|chocolate|!A?DEgfchk|8|cob_negra 70 azucar 14 galleta_maria 16|perlas crujientes de chocolate|crispearls|crunchy pearls
mermelada_sin_azucar|Mermelada sin azúcar|confitura||2|fresa 60 maltitol 35 pectina_nh 1 fibra_citrico 4|~confitura sin azúcar|~mermelada light
mix_helado|Mix de helado de crema|leche|!DEgfc|.3|leche_entera 60 nata 17 leche_desn_polvo 4.5 azucar 14 dextrosa 4 neutro_crema .5|mix de helado|mezcla de helado|mix base blanca|base blanca|mix crema|>ice cream mix
grano_cereal|Grano de cereal entero|cereal|!I|0|harina_integral 100|~grano de trigo|~grano de espelta|~grano de centeno|~trigo en grano|~centeno en grano|~espelta en grano|~bulgur|~trigo bulgur|cereal en grano
mezcla_semillas|Mezcla de semillas|semilla||.5|lino 35 sesamo 25 pipa_girasol 25 pipa_calabaza 15|mix de semillas|semillas variadas|semillas mixtas
merengue_polvo|Merengue en polvo|confiteria|!BD|3|azucar 87 clara_polvo 13|preparado de merengue|>meringue powder
brownie|Brownie|confiteria|!A?DEgfchk|4|azucar 30 mantequilla 18 cob_negra 20 huevo_entero 18 harina 14|trozos de brownie
masa_quebrada|Masa quebrada|confiteria|!A?DEgfchk|2|harina 50 mantequilla 33 azucar 5 huevo_entero 9 agua 3|pasta brisa|pâte brisée|~pasta sablée|~masa sablée|~masa azucarada
caramelo_salado|Caramelo salado (toffee)|confiteria|!DEZ?gfc|3|azucar 46 nata 37 mantequilla 9 glucosa 7 sal 1|toffee salado|salsa de caramelo salado|caramelo de mantequilla salada|>salted caramel|caramelo con mantequilla salada
pan_seco|Pan duro (seco)|galleta|!A?D?|0|pan_blanco 100 agua -12|pan duro|pan viejo|pan del día anterior|pan sobrante`
