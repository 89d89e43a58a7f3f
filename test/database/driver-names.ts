/** Every SQL function of the pinned driver, each read up on; a new version that brings more must be looked through. */
export const DRIVER_FUNCTIONS = {
  banned: words(`
    fts3_tokenizer load_extension lsmode optimize readfile sha3_query sqlite3mc_codec_data
    sqlite3mc_config sqlite3mc_config_table sqlite3mc_version sqlite_crypt sqlite_log
    writefile
  `),
  harmless: words(`
    -> ->> abs acos acosh asin asinh atan atan2 atanh atn2 avg bm25 ceil ceiling changes char
    charindex coalesce concat concat_ws cos cosh cot coth count cume_dist current_date current_time
    current_timestamp date datetime degrees dense_rank difference exp first_value floor format fts5
    fts5_source_id geopoly_area geopoly_bbox geopoly_blob geopoly_ccw geopoly_contains_point
    geopoly_debug geopoly_group_bbox geopoly_json geopoly_overlap geopoly_regular geopoly_svg
    geopoly_within geopoly_xform glob group_concat hex highlight ifnull iif instr json json_array
    json_array_length json_error_position json_extract json_group_array json_group_object
    json_insert json_object json_patch json_quote json_remove json_replace json_set json_type
    json_valid jsonb jsonb_array jsonb_extract jsonb_group_array jsonb_group_object jsonb_insert
    jsonb_object jsonb_patch jsonb_remove jsonb_replace jsonb_set julianday lag last_insert_rowid
    last_rows_affected last_value lead leftstr length libsql_vector_idx like likelihood likely ln
    log log10 lower lower_quartile ltrim match matchinfo max median min mode nth_value ntile nullif
    octet_length offsets padc padl padr percent_rank pi power printf proper quote radians random
    randomblob rank regexp regexpi replace replicate reverse rightstr round row_number rtreecheck
    rtreedepth rtreenode rtrim sha3 sign sin sinh snippet soundex sqlite_compileoption_get
    sqlite_compileoption_used sqlite_source_id sqlite_version sqrt square stdev strfilter strftime
    string_agg substr substring subtype sum tan tanh time timediff total total_changes trim typeof
    unhex unicode unixepoch unlikely upper upper_quartile uuid uuid_blob uuid_str variance vector
    vector16 vector1bit vector32 vector64 vector8 vector_distance_cos vector_distance_l2
    vector_extract vectorb16 zeroblob
  `),
};

/** Every virtual table module of the pinned driver, pragmas aside. */
export const DRIVER_TABLES = {
  banned: words('carray fsdir sqlite_dbpage sqlite_stmt'),
  harmless: words(
    'dbstat fts3 fts3tokenize fts4 fts4aux fts5 fts5vocab generate_series geopoly json_each json_tree rtree rtree_i32 vector_top_k',
  ),
};

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
