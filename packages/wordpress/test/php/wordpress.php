<?php
/**
 * Stand-ins for the WordPress functions that the plugin uses, with only the features that it needs. `$loaded` lists the
 * files that the plugin has loaded.
 *
 * @package cartavola
 */

define( 'ABSPATH', __DIR__ );

$loaded     = array();
$actions    = array();
$registered = array();

function esc_html( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8', false );
}

function esc_attr( $text ) {
	return esc_html( $text );
}

function esc_url_raw( $url, $protocols ) {
	$url    = preg_replace( '|[^a-z0-9-~+_.?#=!&;,/:%@$\|*\'()\[\]\\x80-\\xff]|i', '', ltrim( $url ) );
	$scheme = preg_match( '/^([a-z][a-z0-9+.-]*):/i', $url, $found ) ? strtolower( $found[1] ) : null;
	if ( '' === $url ) {
		return '';
	}
	if ( null === $scheme && ! preg_match( '|^[/#?]|', $url ) ) {
		return 'http://' . $url;
	}
	return null === $scheme || in_array( $scheme, $protocols, true ) ? $url : '';
}

function wp_specialchars_decode( $text, $quotes ) {
	return htmlspecialchars_decode( $text, $quotes );
}

function wp_check_invalid_utf8( $text ) {
	return 1 === preg_match( '/^./us', $text ) ? $text : '';
}

function wp_json_encode( $data, $flags = 0 ) {
	return json_encode( $data, $flags );
}

function wp_json_file_decode( $file, $options ) {
	return json_decode( file_get_contents( $file ), $options['associative'] );
}

function plugins_url( $path ) {
	return '/wp-content/plugins/cartavola/' . $path;
}

function plugin_basename() {
	return 'cartavola/cartavola.php';
}

function get_bloginfo( $what ) {
	return 'language' === $what ? ( getenv( 'SITE_LANGUAGE' ) ?: 'en-US' ) : '';
}

function __( $text ) {
	return $text;
}

function get_block_wrapper_attributes() {
	return 'class="wp-block-cartavola-element"';
}

function add_action( $name, $callback ) {
	$GLOBALS['actions'][ $name ] = $callback;
}

function add_filter() {
}

function add_shortcode() {
}

function is_feed() {
	return false;
}

function doing_filter() {
	return false;
}

function load_plugin_textdomain( $domain, $deprecated, $folder ) {
	$GLOBALS['registered']['textdomain'] = array( $domain, $folder );
}

function wp_register_script_module( $id, $address, $needs, $version ) {
	$GLOBALS['registered']['modules'][ $id ] = array( $address, $needs, $version );
}

function wp_register_style( $id, $address, $needs, $version ) {
	$GLOBALS['registered']['styles'][ $id ] = array( $address, $needs, $version );
}

function wp_register_script( $id, $address, $needs, $version ) {
	$GLOBALS['registered']['scripts'][ $id ] = array( $address, $needs, $version );
}

function register_block_type( $folder ) {
	if ( ! is_file( $folder . '/block.json' ) ) {
		return false;
	}
	return (object) array( 'editor_script_handles' => array( 'cartavola-element-editor-script' ) );
}

function wp_set_script_translations( $handle, $domain, $folder ) {
	$GLOBALS['registered']['translations'] = array( $handle, $domain, is_dir( $folder ) );
}

function wp_add_inline_script( $handle, $script, $place ) {
	$GLOBALS['registered']['inline'] = array( $handle, $script, $place );
}

function wp_enqueue_script_module( $id ) {
	$GLOBALS['loaded'][] = "module $id";
}

function wp_enqueue_style( $id ) {
	$GLOBALS['loaded'][] = "style $id";
}

function wp_enqueue_script( $id ) {
	$GLOBALS['loaded'][] = "script $id";
}

function is_singular() {
	return '1' === getenv( 'SINGULAR' );
}

function has_block( $name ) {
	return 'cartavola/element' === $name;
}
